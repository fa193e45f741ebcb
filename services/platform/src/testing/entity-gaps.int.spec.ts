import { defineEntity, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import type { DatabaseDefinition } from '../database/index.js';
import { entityGaps } from './entity-gaps.js';

class Tables extends Migration {
  override up(): void {
    this.addSql(
      'create table described (id integer primary key, note text, name text not null, beside text)',
    );
    this.addSql('create table bare (id integer primary key)');
  }
}
const described = defineEntity({
  name: 'Described',
  tableName: 'described',
  properties: {
    id: p.integer().primary(),
    note: p.text(),
    name: p.text(),
    gone: p.text().nullable(),
  },
});
const definition: DatabaseDefinition = {
  domain: 'checkout',
  entities: [described],
  migrations: [{ name: '0001-entity-gaps', class: Tables }],
};

it('names tables without an entity, and properties that are no columns or null in one of both only', async () => {
  expect(await entityGaps(definition)).toEqual([
    'bare has no entity',
    'described.gone is no column',
    'described.note may be null in one of both only',
  ]);
}, 60_000);
