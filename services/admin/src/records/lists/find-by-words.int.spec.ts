import { oddNames, otherWaysToWrite } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, swissCustomer } from '../../testing/admin-instance.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const run = (sql: string, params: unknown[]) =>
  instance.em().execute<{ id: number; name: string }[]>(sql, params);
const onlyId = async (sql: string, params: unknown[]) => (await run(sql, params))[0]?.id ?? 0;
const personNamed = (firstName: string, lastName: string, companyId: number) =>
  onlyId(
    `insert into users (email, salutation, first_name, last_name, phone, platform_admin, company_admin, company_id)
     values ('odd-' || gen_random_uuid() || '@werkbank.example', 'Ms', ?, ?, '', false, false, ?) returning id`,
    [firstName, lastName, companyId],
  );

describe.each(oddNames)('a list that shows %j', (name) => {
  const [first = '', ...others] = name.split(' ');
  const last = others.join(' ') || 'Einzig';

  it('of people finds it by its words, also by the company', async () => {
    const id = await personNamed(first, last, swissCustomer);
    const idsOf = async (search: string) =>
      (await instance.callAs(admin, 'listUsers', { query: { search } })).users.map((user) => user.id);
    for (const search of otherWaysToWrite(`${last}, ${first}`))
      expect([search, await idsOf(search)]).toEqual([search, expect.arrayContaining([id])]);
    const [company] = await run('select name from company where id = ?', [swissCustomer]);
    expect(await idsOf(`${last} ${company?.name}`)).toContain(id);
    expect(await idsOf(`${last} ${company?.name} nowhere`)).toEqual([]);
  });

  it.each([
    ['listCustomerUsers', swissCustomer],
    ['listProducerCompanyUsers', germanProducerCompany],
  ] as const)('of people of one company finds it by its words: %s', async (call, companyId) => {
    const id = await personNamed(first, last, companyId);
    const query = { search: `${last}, ${first}` };
    const { users } = await instance.callAs(admin, call, { params: { companyId }, query });
    expect(users.map((user) => user.id)).toContain(id);
  });

  it('of customers, producers and the trail finds it by its words', async () => {
    const customer = await onlyId(
      `insert into company (kind, name, customer_type) values ('Customer', ?, 'Company') returning id`,
      [name],
    );
    const mark = `Marke ${oddNames.indexOf(name)}`;
    const producer = await onlyId('insert into producer (algolia_id) values (?) returning id', [mark]);
    await run(`insert into company (kind, name, producer_id) values ('Producer', ?, ?)`, [name, producer]);
    const entry = await onlyId(
      `insert into audit_entry (who, action, object_type, object_id, object_name)
       values (?, 'updateUser', 'User', '1', '') returning id`,
      [name],
    );
    for (const search of otherWaysToWrite(name)) {
      const { companies } = await instance.callAs(admin, 'listCustomers', { query: { search } });
      expect([search, companies.map(({ id }) => id)]).toEqual([search, expect.arrayContaining([customer])]);
      const { producers } = await instance.callAs(admin, 'listProducers', {
        query: { search: `${search} ${mark}` },
      });
      expect([search, producers.map(({ id }) => id)]).toEqual([search, [producer]]);
      const { entries } = await instance.callAs(admin, 'listAuditEntries', { query: { who: search } });
      expect([search, entries.map(({ id }) => id)]).toEqual([search, expect.arrayContaining([entry])]);
    }
  });
});
