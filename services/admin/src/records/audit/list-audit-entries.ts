import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { addDays, homeTimeZone, startOfDay } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { openEndedDate } from '@werkbank/contracts/limits';
import { findByWords, readOne, statementFor, pagingOf, windowOf } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';

type Listed = CallAnswer<'listAuditEntries'>;
type Query = CallInput<'listAuditEntries'>['query'];

const plain: Query = {
  page: 1,
  pageSize: 20,
  who: '',
  objectType: '',
  objectId: '',
  from: '',
  to: '',
  zone: homeTimeZone,
};

const listedEntries = statementFor(
  'listed-audit-entries',
  { total: p.integer(), entries: p.json<Listed['entries']>() },
  writeList,
  [
    [plain],
    [
      {
        ...plain,
        who: 'Petra Muster',
        objectType: 'User,Company',
        objectId: '7',
        from: '2026-01-01',
        to: '2026-01-31',
      },
    ],
  ],
);

function writeList(query: Query) {
  const { where, params } = filterOf(query);
  return {
    sql: `select (select count(*)::int from audit_entry ${where}) as total,
            (select coalesce(json_agg(e), '[]') from (
               select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, who,
                      user_id as "userId", action, object_type as "objectType", object_id as "objectId",
                      object_name as "objectName", before, after
                 from audit_entry ${where} order by id desc limit ? offset ?) e) as entries`,
    params: [...params, ...params, ...windowOf(query)],
  };
}

/** Lists changes with their actor, newest first. */
@Controller()
export class ListAuditEntries {
  constructor(private readonly em: EntityManager) {}

  @Call('listAuditEntries')
  async list(@Input() { query }: CallInput<'listAuditEntries'>): Promise<Listed> {
    const found = await readOne(this.em, ...listedEntries(query));
    return { entries: found?.entries ?? [], ...pagingOf(query, found?.total ?? 0) };
  }
}

/** Older entries do not exist, and calendars of long ago are unreliable. */
const firstDay = '2000-01-01';

function filterOf(query: Query): { where: string; params: string[] } {
  const who = findByWords(query.who, { texts: ['found_by like ?'] });
  const conditions: [string, ...string[]][] = [[who.sql, ...who.params]];
  if (query.objectType) conditions.push([`object_type = any(string_to_array(?, ','))`, query.objectType]);
  if (query.objectId) conditions.push(['object_id = ?', query.objectId]);
  // Days of the reader's time zone; the database may have another one.
  const begins = (day: string): string =>
    startOfDay(day < firstDay ? firstDay : day, query.zone).toISOString();
  if (query.from) conditions.push(['at >= ?::timestamptz', begins(query.from)]);
  if (query.to && query.to < openEndedDate)
    conditions.push(['at < ?::timestamptz', begins(addDays(query.to, 1))]);
  const where = `where ${conditions.map(([sql]) => sql).join(' and ')}`;
  return { where, params: conditions.flatMap(([, ...params]) => params) };
}
