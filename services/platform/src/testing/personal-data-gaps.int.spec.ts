import { Migration } from '@mikro-orm/migrations';
import type { DatabaseDefinition } from '../database/index.js';
import type { PersonalData } from '../personal-data/index.js';
import { personalDataGaps } from './personal-data-gaps.js';

class Guests extends Migration {
  override up(): void {
    this.addSql(`create table guest (id integer primary key, email text, invited_by integer, wishes jsonb,
      arrival date, seats integer)`);
    this.addSql('create table room (id integer primary key, name text)');
  }
}
const definition: DatabaseDefinition = {
  domain: 'admin',
  entities: [],
  migrations: [{ name: '0001-guests', class: Guests }],
};
const guests = {
  table: 'guest',
  columns: ['id', 'email', 'invited_by', 'wishes'],
  whose: 'id = :person',
  purpose: 'Visitors.',
  erasure: 'delete',
} as const;
const gaps = (data: PersonalData) => personalDataGaps(definition, data);

it('finds every column that sounds like a person, and any JSON, unless somebody says what it is', async () => {
  expect(await gaps({ tables: [], others: {} })).toEqual([
    'guest.email may hold something of a person',
    'guest.invited_by may hold something of a person',
    'guest.wishes may hold something of a person',
    'room.name may hold something of a person',
  ]);
  expect(await gaps({ tables: [guests], others: { 'room.name': 'what a room is called' } })).toEqual([]);
}, 60_000);

it('finds listed columns that are missing, and retained ones without a reason', async () => {
  const kept = { ...guests, columns: [...guests.columns, 'phone'], erasure: 'keep' } as const;
  expect(await gaps({ tables: [kept], others: { room: 'rooms', 'room.floor': 'a number' } })).toEqual([
    'guest is kept without a reason',
    'guest.phone is not there',
    'room.floor is not there',
  ]);
}, 60_000);
