import { migrate, openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { database } from '../database.js';

it('numbers the names of groups that are the same by now, and keeps those of other companies', async () => {
  const fresh = await freshDatabase({
    ...database,
    migrations: database.migrations.slice(0, 16),
  });
  const env = { DATABASE_URL: fresh.ownerUrl };
  const orm = openOrm(database, { ...env, DATABASE_POOL: 2 });
  const groups = [
    [1, 'Müller'],
    [1, 'Mu\u0308ller'],
    [1, 'Mül\u200Bler'],
    [2, 'Müller'],
    [1, 'Bohrer'],
    [1, 'Müller (2)'],
  ] as const;
  try {
    const em = orm.em.fork();
    for (const [index, [company, name]] of groups.entries()) {
      const row = [index + 1, company, name];
      await em.execute('insert into article_group (id, producer_company_id, name) values (?, ?, ?)', row);
      await em.execute(
        `insert into discount_group (id, producer_company_id, name, is_other_customer_group, discount_type, material_group_type)
         values (?, ?, ?, false, 'PercentageMaterialGroup', 'MaterialGroup')`,
        row,
      );
    }
    await migrate(database, env);
    for (const table of ['article_group', 'discount_group']) {
      const rows = await em.execute<{ name: string }[]>(`select name from ${table} order by id`);
      expect(rows.map(({ name }) => name)).toEqual([
        'Müller',
        'Müller (3)',
        'Müller (4)',
        'Müller',
        'Bohrer',
        'Müller (2)',
      ]);
      const again = `insert into ${table} select (jsonb_populate_record(g, '{"id": 9, "name": "MULLER"}')).* from ${table} g where id = 5`;
      await em.execute(again);
      await expect(em.execute(again.replace('9', '10').replace('MULLER', 'mueller'))).rejects.toThrow(
        /compared_name/,
      );
    }
  } finally {
    await orm.close();
    await fresh.drop();
  }
}, 60_000);
