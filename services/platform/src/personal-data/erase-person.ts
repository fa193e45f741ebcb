import type { EntityManager } from '@mikro-orm/postgresql';
import { OutboxEntity } from '../database/platform-entities.js';
import { readMany, run } from '../database/read.js';
import { columns, statement } from '../database/statement.js';
import { conditionOf, erasedText, type PersonalData, type PersonalTable } from './personal-data.js';

/**
 * Erases a service's data of a person, in the caller's transaction. A repetition changes no rows. Returns the number of
 * changed rows.
 */
export async function erasePerson(em: EntityManager, data: PersonalData, personId: number): Promise<number> {
  if (!em.isInTransaction()) throw new Error('A person is erased in one transaction');
  let changed = 0;
  for (const table of data.tables) changed += await eraseRows(em, table, personId);
  return changed + (await eraseInOutbox(em, personId, data.eventTexts));
}

async function eraseRows(em: EntityManager, table: PersonalTable, personId: number): Promise<number> {
  if (table.erasure === 'keep' || table.whose === undefined) return 0;
  const [condition, params] = conditionOf(table, personId);
  const sql = statementOf(table.table, table.erasure, condition);
  return (await em.execute<{ affectedRows: number }>(sql, [...params], 'run')).affectedRows;
}

function statementOf(
  table: string,
  erasure: 'delete' | Readonly<Record<string, string>>,
  condition: string,
): string {
  if (erasure === 'delete') return `delete from ${table} where ${condition}`;
  const columns = Object.keys(erasure);
  const changes = columns.map((column) => `${column} = ${erasure[column]}`);
  // Skips rows that are erased already: no trigger runs, and no event is sent again.
  const different = columns.map((column) => `${column} is distinct from ${erasure[column]}`);
  return `update ${table} set ${changes.join(', ')} where ${condition} and (${different.join(' or ')})`;
}

const eventsOfPerson = statement(
  'events-of-person',
  columns(OutboxEntity, 'id', 'payload'),
  `select id, payload from outbox
    where jsonb_path_exists(payload, '$.** \\? (@.userId == $id)', jsonb_build_object('id', ?::int)) for update`,
);

const eraseEvent = statement(
  'erase-event',
  {},
  'update outbox set payload = ?::jsonb where id = ? and payload is distinct from ?::jsonb',
);

/** Resent events would restore an erased person; they also hold names beside `userId`. */
async function eraseInOutbox(
  em: EntityManager,
  personId: number,
  texts: readonly string[] = [],
): Promise<number> {
  const rows = await readMany(em, eventsOfPerson, [personId]);
  let changed = 0;
  for (const { id, payload } of rows) {
    const erased = JSON.stringify(withoutPerson(payload, personId, texts));
    changed += await run(em, eraseEvent, [erased, id, erased]);
  }
  return changed;
}

const named: Readonly<Record<string, string>> = {
  firstName: erasedText,
  lastName: erasedText,
  email: 'erased@erased.invalid',
  phone: '',
};

/**
 * JSON without the person: each object with this `userId` loses name, e-mail and phone, and an object that contains such a one
 * loses the `texts` that the person wrote.
 */
export function withoutPerson(value: unknown, personId: number, texts: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, personId, texts));
  if (typeof value !== 'object' || value === null) return value;
  const self = isOf(value, personId);
  const wrote = Object.values(value).some((one) => isOf(one, personId));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (self && Object.hasOwn(named, key)) return [key, named[key]];
      if (wrote && texts.includes(key)) return [key, one === null ? null : erasedText];
      return [key, withoutPerson(one, personId, texts)];
    }),
  );
}

const isOf = (value: unknown, personId: number): boolean =>
  typeof value === 'object' && value !== null && 'userId' in value && value.userId === personId;
