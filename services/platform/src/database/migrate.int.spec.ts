import { Migration } from '@mikro-orm/migrations';
import { freshDatabase } from '../testing/index.js';
import { migrate } from './migrate.js';
import type { DatabaseDefinition } from './database-definition.js';

class Second extends Migration {
  override up(): void {
    this.addSql('create table second (id int primary key)');
  }
}
const before: DatabaseDefinition = { domain: 'orders', entities: [], migrations: [] };
const now: DatabaseDefinition = { ...before, migrations: [{ name: '0001-second', class: Second }] };

it('applies what is new once, also when two replicas begin at the same time', async () => {
  const database = await freshDatabase(before);
  try {
    const env = { DATABASE_URL: database.url };
    const applied = await Promise.all([migrate(now, env), migrate(now, env)]);
    expect(applied.flat()).toEqual(['0001-second']);
    expect(await migrate(now, env)).toEqual([]);
  } finally {
    await database.drop();
  }
}, 30_000);
