import { migrate, openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { database as adminDatabase } from '../database.js';

it('numbers the names of producers that are the same by now', async () => {
  const before = adminDatabase.migrations.findIndex(({ name }) => name === '0031-clean-names');
  const database = await freshDatabase({
    ...adminDatabase,
    migrations: adminDatabase.migrations.slice(0, before),
  });
  const env = { DATABASE_URL: database.ownerUrl };
  const orm = openOrm(adminDatabase, { ...env, DATABASE_POOL: 2 });
  const names = ['Müller', 'Mu\u0308ller', 'Mül\u200Bler', 'Bohrer', 'Mueller (2)'];
  try {
    const em = orm.em.fork();
    for (const [index, name] of names.entries())
      await em.execute('insert into producer (id, algolia_id) values (?, ?)', [index + 1, name]);
    await migrate(adminDatabase, env);
    const rows = await em.execute<{ name: string }[]>('select algolia_id as name from producer order by id');
    expect(rows.map(({ name }) => name)).toEqual([
      'Müller',
      'Müller (3)',
      'Müller (4)',
      'Bohrer',
      'Mueller (2)',
    ]);
    await expect(em.execute(`insert into producer (id, algolia_id) values (9, 'mueller')`)).rejects.toThrow(
      /compared_name/,
    );
  } finally {
    await orm.close();
    await database.drop();
  }
}, 60_000);
