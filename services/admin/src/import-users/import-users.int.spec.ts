import { eventually, type TestHouse } from '@werkbank/platform/testing';
import { settle, startAdminHouse, swissCustomer } from '../testing/admin-house.js';
import { refusalOf } from '../testing/refusals.js';
import { TestPeople, type TestPerson, freshUserId } from '../testing/test-people.js';

let house: TestHouse;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  house = await startAdminHouse();
  await settle(house);
  await house.em().execute(`select setval(pg_get_serial_sequence('users', 'id'), ?)`, [freshUserId()]);
  people = new TestPeople(house);
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await house?.em().execute('update users set removed_at = now()');
  await house?.callAs(admin, 'repairUserDrift', {});
  await people?.removeAll();
  await house?.stop();
}, 60_000);

it('imports users from a file, and says of each line that it refuses what is wrong with it', async () => {
  const mark = freshUserId();
  const csv = [
    'email;salutation;firstName;lastName;phone;language;companyId;companyAdmin',
    `one-${mark}@werkbank.example;Ms;Ada;Eins;+41 52 555 00 00;de;${swissCustomer};yes`,
    'not-an-address;Mr;Bo;Zwei;+41 52 555 00 00;de;;',
    `one-${mark}@werkbank.example;Mr;Cy;Drei;+41 52 555 00 00;en;;`,
    `four-${mark}@werkbank.example;Mr;Di;Vier;+41 52 555 00 00;en;999999;`,
  ].join('\n');
  const { importId } = await house.callAs(
    admin,
    'importUsers',
    { headers: { 'x-file-name': 'users.csv' } },
    { file: new Uint8Array(Buffer.from(csv)) },
  );
  const report = await eventually(async () => {
    const now = await house.callAs(admin, 'getUserImport', { params: { importId } });
    expect(now.status).toBe('Success');
    return now;
  });
  expect(report).toMatchObject({ lines: 4, done: 4, created: 1 });
  expect(report.refused.map(({ line, message }) => [line, message])).toEqual([
    [3, 'Falsches E-Mail-Format.'],
    [4, expect.stringContaining('schon verwendet')],
    [5, 'Die zugeordnete Firma gibt es nicht.'],
  ]);
  await eventually(async () => {
    const [row] = await house
      .em()
      .execute('select keycloak_id is not null as told, company_admin from users where email = ?', [
        `one-${mark}@werkbank.example`,
      ]);
    expect(row).toEqual({ told: true, company_admin: true });
  });
});

it('takes no file that is no list of users, and none with more than 10,000', async () => {
  const send = (text: string) =>
    house.callAs(
      admin,
      'importUsers',
      { headers: { 'x-file-name': 'users.csv' } },
      { file: new Uint8Array(Buffer.from(text)) },
    );
  expect(await refusalOf(send('one,two\n1,2'))).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
  const many = `email,firstName,lastName\n${'a,b,c\n'.repeat(10_001)}`;
  expect(await refusalOf(send(many))).toMatchObject({ code: 'BODY_TOO_LARGE' });
});
