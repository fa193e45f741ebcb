import { isRefusal } from '@werkbank/contracts/errors';
import { maxAddresses } from '@werkbank/contracts/limits';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { endTokens, rememberEnded } from '../../identity/ended-sessions/ended-sessions.js';
import { otherCustomer, settle, startAdminInstance, swissCustomer } from '../../testing/admin-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startAdminInstance();
  await settle(instance);
  await instance.em().execute(
    `insert into users (id, email, salutation, first_name, last_name, phone, company_id)
     values (7, 'anna@werkbank.example', 'Ms', 'Anna', 'Brunner', '+41 52 555 00 00', ?)`,
    [swissCustomer],
  );
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const ask = (userId: number, companyId: number) =>
  instance.app.get(Queries).ask('admin.get-buyer', { userId, companyId });

it('answers the buyer and the company with all addresses', async () => {
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

it('answers no more addresses than a company may have, the billing address among them', async () => {
  await instance.em().execute(
    `insert into address (owner_kind, owner_id, type, name, street, house, zip_code, city, country)
     select 'Company', ?, 'Shipping', 'Place ' || n, 'Werkgasse', '1', '8400', 'Winterthur', 'CH'
       from generate_series(1, 5000) n`,
    [swissCustomer],
  );
  const buyer = await ask(7, swissCustomer);
  if (buyer === null || isRefusal(buyer)) throw new Error('the buyer is there');
  expect(buyer.company.addresses).toHaveLength(maxAddresses);
  expect(buyer.company.addresses[0]).toMatchObject({ id: 2010, type: 'Primary' });
});

it('reports an ended session of the changing token', async () => {
  const over = async (session: { sessionId: string; issuedAt: number }) => {
    const buyer = await instance.app
      .get(Queries)
      .ask('admin.get-buyer', { userId: 7, companyId: swissCustomer, session });
    if (buyer === null || isRefusal(buyer)) throw new Error('the buyer is there');
    return buyer.sessionOver;
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await over({ sessionId: 'open', issuedAt: now })).toBe(false);
  await rememberEnded(instance.em(), ['closed']);
  expect(await over({ sessionId: 'closed', issuedAt: now })).toBe(true);
  await instance.em().transactional((em) => endTokens(em, 7));
  expect(await over({ sessionId: 'open', issuedAt: now - 60 })).toBe(true);
  expect(await over({ sessionId: 'open', issuedAt: now + 60 })).toBe(false);
});
