import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionOf, type PersonalData, type PersonalTable } from './personal-data.js';

/** Rows of one table, as they are. */
export interface HeldRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** Part of what a service keeps of a person, and where to go on. */
export interface PersonPage {
  held: HeldRows[];
  next: string | null;
}

/** Below what a message of NATS takes. */
const MOST_BYTES = 500_000;
const ROWS_AT_ONCE = 50;

/** Data of a person in a service, page by page: begin without `after`, go on with the `next` of the page before. */
export async function exportPerson(
  em: EntityManager,
  data: PersonalData,
  personId: number,
  after: string | null = null,
): Promise<PersonPage> {
  const [start = 0, from = 0] = (after ?? '0:0').split(':').map(Number);
  const held: HeldRows[] = [];
  let bytes = 0;
  for (let index = start; index < data.tables.length; index++) {
    const table = data.tables[index];
    if (table?.whose === undefined) continue;
    const rows: Record<string, unknown>[] = [];
    let offset = index === start ? from : 0;
    for (let read = ROWS_AT_ONCE; read === ROWS_AT_ONCE; ) {
      const some = await readRows(em, table, personId, offset);
      read = some.length;
      for (const { row, size } of some) {
        if (bytes > 0 && bytes + size > MOST_BYTES) {
          if (rows.length > 0) held.push({ table: table.table, rows });
          return { held, next: `${index}:${offset}` };
        }
        rows.push(row);
        bytes += size;
        offset += 1;
      }
    }
    if (rows.length > 0) held.push({ table: table.table, rows });
  }
  return { held, next: null };
}

function readRows(em: EntityManager, table: PersonalTable, personId: number, offset: number) {
  const [condition, params] = conditionOf(table, personId);
  return em.execute<{ row: Record<string, unknown>; size: number }[]>(
    `select to_jsonb(r) as row, octet_length(to_jsonb(r)::text) as size
       from (select ${table.columns.join(', ')} from ${table.table}
              where ${condition} order by 1 limit ${ROWS_AT_ONCE} offset ?) r`,
    [...params, offset],
  );
}
