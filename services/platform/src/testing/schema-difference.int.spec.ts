import { defineEntity, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { columns, type DatabaseDefinition, statement, statementFor } from '../database/index.js';
import { schemaDifference } from './schema-difference.js';
import { statementGaps } from './statement-gaps.js';

class Tables extends Migration {
  override up(): void {
    this.addSql(
      `create table drill (id integer primary key, name text not null check (name <> ''), note text, sold bigint not null)`,
    );
    this.addSql('create index drill_name on drill (name)');
    this.addSql('create table bare (id integer primary key)');
  }
}
const Drill = defineEntity({
  name: 'Drill',
  tableName: 'drill',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text().default('drill'),
    note: p.integer().nullable(),
    sold: p.bigint('number'),
    gone: p.text().nullable(),
  },
});
const definition: DatabaseDefinition = {
  domain: 'checkout',
  entities: [Drill],
  migrations: [{ name: '0001-drills', class: Tables }],
};

it('names tables without entities, and columns, types, defaults and indexes that differ', async () => {
  expect(await schemaDifference(definition)).toEqual([
    'drop table if exists "bare" cascade;',
    'drop index "drill_name";',
    'alter table "drill" add "gone" text null;',
    `alter table "drill" alter column "name" set default 'drill';`,
    'alter table "drill" alter column "note" type int using ("note"::int);',
  ]);
}, 60_000);

it('names a statement that fails, and columns, types and nulls that its shape does not have', async () => {
  statement('fitting', columns(Drill, 'id', 'sold'), 'select id, sold from drill where name = ?');
  statement('failing', columns(Drill, 'gone'), 'select gone from drill');
  statement('unread', columns(Drill, 'id', 'name'), 'select id, note from drill');
  statement('mistyped', columns(Drill, 'note'), 'select note from drill');
  statement('nullable', { note: p.text() }, 'select note from drill');
  statementFor(
    'asked',
    columns(Drill, 'id'),
    (by: 'id' | 'gone') => ({ sql: `select id from drill order by ${by}`, params: [] }),
    [['id'], ['gone']],
  );
  expect((await statementGaps(definition)).sort()).toEqual([
    'asked: column "gone" does not exist',
    'failing: column "gone" does not exist',
    'mistyped: "note" is text, and IntegerType in the shape',
    'nullable: "note" may be null',
    'unread: "name" is not read',
    'unread: "note" is not in the shape',
  ]);
}, 60_000);

it('has one statement of a name', () => {
  statement('once', {}, 'select');
  expect(() => statement('once', {}, 'select 1')).toThrow('two statements have the name once');
});
