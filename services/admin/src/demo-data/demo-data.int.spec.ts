import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInstance } from '@werkbank/platform/testing';
import { KeycloakUsers } from '../identity/keycloak/keycloak-users.js';
import { smallWorld, startAdminInstance, swissCustomer } from '../testing/admin-instance.js';
import { Browser } from '../testing/browser.js';
import { freshPassword, freshUserId, realmForTests } from '../testing/test-people.js';
import { type DemoData, readDemoData } from './demo-files.js';
import { enrolPeople } from './enrol-people.js';
import { loadRows } from './load-rows.js';

const realm = realmForTests();
const person = (id: number) => ({
  id,
  email: `demo-${id}@werkbank.example`,
  salutation: 'Mr' as const,
  firstName: 'Demo',
  lastName: 'Person',
  phone: '+41 52 555 00 00',
  language: 'de' as const,
  companyId: swissCustomer,
  roles: { PlatformAdmin: false, CompanyAdmin: true },
});
const known = person(freshUserId());
const listed = person(freshUserId());
const password = freshPassword();

let instance: TestInstance;
let folder: string;
let data: DemoData;
beforeAll(async () => {
  instance = await startAdminInstance();
  folder = await mkdtemp(join(tmpdir(), 'werkbank-demo-'));
  const help = {
    title: 'Hilfe',
    type: 'pdf',
    status: 'enabled',
    order: 1,
    url: null,
    file: 'help.pdf',
    id: 1,
  };
  const { passwords: _, ...rows } = { ...smallWorld, users: [known, listed], sidebarAttachments: [help] };
  await writeFile(join(folder, 'help.pdf'), '%PDF-1.7 help');
  await writeFile(join(folder, 'admin.json'), JSON.stringify(rows));
  await writeFile(join(folder, 'accounts.json'), JSON.stringify([{ email: known.email, password }]));
  data = await readDemoData(folder);
}, 60_000);
afterAll(async () => {
  for (const [row] of [await accountOf(known.id), await accountOf(listed.id)]) {
    if (row?.id) await new KeycloakUsers(realm).removeAccount(row.id);
  }
  await rm(folder, { recursive: true, force: true });
  await instance?.stop();
}, 30_000);

const accountOf = (userId: number) =>
  instance
    .em()
    .execute<{ id: string | null }[]>('select keycloak_id as id from users where id = ?', [userId]);
const load = async () => {
  const em = instance.ownerEm();
  const added = await em.transactional((transaction) => loadRows(transaction, data));
  await enrolPeople(
    em,
    new KeycloakUsers(realm),
    data.users.map(({ id }) => id),
    data.passwords,
  );
  return added;
};
const events = async () => {
  await instance.settled();
  return {
    producers: (await instance.courier.sent('admin.producer-changed.v1')).length,
    companies: (await instance.courier.sent('admin.company-changed.v1')).length,
    rates: await instance.courier.sent('admin.exchange-rates-changed.v1'),
    configurations: (await instance.courier.sent('admin.configuration-changed.v1')).length,
  };
};

it('creates rows, accounts and events for the other domains', async () => {
  // 3 producers, 4 companies, 6 addresses, 2 users, 1 exchange rate, 1 help document
  expect(await load()).toBe(17);
  expect(await events()).toEqual({
    producers: 3,
    companies: 4,
    rates: [
      {
        rates: [
          {
            validFrom: '2026-01-01',
            validTo: '9999-12-31',
            ratio: '0.9417',
            sourceCurrency: 'EUR',
            targetCurrency: 'CHF',
            exchangeRateType: 'Internal',
          },
        ],
        version: expect.any(Number),
      },
    ],
    configurations: 1,
  });
  const [help] = await instance.em().execute('select file_name, file from sidebar_attachment');
  expect(help).toEqual({ file_name: 'help.pdf', file: Buffer.from('%PDF-1.7 help') });
});

it('signs in only people with a demo password, with the claims of their row', async () => {
  const session = await new Browser(instance).logIn({ email: known.email, password });
  expect(session.user).toMatchObject({ id: known.id, companyId: swissCustomer, roles: known.roles });
  const own = await instance.callAs(
    { ...known, userId: known.id, password, claims: {}, accessToken: async () => session.user.accessToken },
    'getCustomer',
    { params: { companyId: swissCustomer } },
  );
  expect(own.id).toBe(swissCustomer);
  const answer = await new Browser(instance).send('POST', 'login', {
    body: { userEmail: listed.email, password },
  });
  expect(answer.status).toBe(401);
});

it('changes nothing at the second run, not even later changes by people', async () => {
  const before = [await accountOf(known.id), await events()];
  await instance.em().execute(`update company set name = 'Renamed' where id = ?`, [swissCustomer]);
  expect(await load()).toBe(0);
  expect([await accountOf(known.id), await events()]).toEqual(before);
  const [company] = await instance.em().execute('select name from company where id = ?', [swissCustomer]);
  expect(company).toEqual({ name: 'Renamed' });
});

it('finds the accounts again after an interruption before their ids were stored', async () => {
  const before = await accountOf(known.id);
  await instance.em().execute('update users set keycloak_id = null');
  const attempt = { body: { userEmail: known.email, password } };
  expect((await new Browser(instance).send('POST', 'login', attempt)).status).toBe(401);
  await load();
  expect(await accountOf(known.id)).toEqual(before);
  expect((await new Browser(instance).logIn({ email: known.email, password })).user.id).toBe(known.id);
});

it('assigns new rows ids above those of the demo data', async () => {
  const [row] = await instance
    .em()
    .execute<{ id: number }[]>(
      `insert into company (kind, customer_type, name) values ('Customer', 'Bund', 'New') returning id`,
    );
  expect(row?.id).toBeGreaterThan(swissCustomer);
});
