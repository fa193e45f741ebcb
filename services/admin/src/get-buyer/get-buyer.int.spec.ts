import { Questions } from '@werkbank/platform/messaging';
import type { TestHouse } from '@werkbank/platform/testing';
import { otherCustomer, settle, startAdminHouse, swissCustomer } from '../testing/admin-house.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startAdminHouse();
  await settle(house);
  await house.em().execute(
    `insert into users (id, email, salutation, first_name, last_name, phone, company_id)
     values (7, 'anna@werkbank.example', 'Ms', 'Anna', 'Brunner', '+41 52 555 00 00', ?)`,
    [swissCustomer],
  );
}, 60_000);
afterAll(() => house?.stop(), 30_000);

const ask = (userId: number, companyId: number) =>
  house.app.get(Questions).ask('admin.get-buyer', { userId, companyId });

it('tells who buys, and their company with all addresses', async () => {
  expect(await ask(7, swissCustomer)).toMatchObject({
    user: {
      id: 7,
      firstName: 'Anna',
      lastName: 'Brunner',
      email: 'anna@werkbank.example',
      phone: '+41 52 555 00 00',
    },
    company: {
      id: swissCustomer,
      name: 'Kellermatt AG',
      primaryAddress: { id: 2010 },
      addresses: [{ id: 2010 }, { id: 2011, type: 'Shipping' }],
    },
  });
});

it.each([
  ['the person is gone', 8, swissCustomer],
  ['the company is gone', 7, 999],
  ['the person no longer belongs to the company', 7, otherCustomer],
])('knows no buyer where %s', async (_, userId, companyId) => {
  expect(await ask(userId, companyId)).toBeNull();
});
