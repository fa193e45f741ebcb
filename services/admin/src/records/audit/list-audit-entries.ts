import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { addDays, startOfDay } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { openEndedDate } from '@werkbank/contracts/limits';
import { findByWords, readOne } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { pagingOf, windowOf } from '../lists/page.js';

type Listed = CallAnswer<'listAuditEntries'>;

/** Who changed what, newest first. */
@Controller()
export class ListAuditEntries {
  constructor(private readonly em: EntityManager) {}

  @Call('listAuditEntries')
  async list(@Input() { query }: CallInput<'listAuditEntries'>): Promise<Listed> {
    const { where, params } = filterOf(query);
    const found = await readOne<{ total: number; entries: Listed['entries'] }>(
      this.em,
      `select (select count(*)::int from audit_entry ${where}) as total,
              (select coalesce(json_agg(e), '[]') from (
                 select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, who,
                        user_id as "userId", action, object_type as "objectType", object_id as "objectId",
                        object_name as "objectName", before, after
                   from audit_entry ${where} order by id desc limit ? offset ?) e) as entries`,
      [...params, ...params, ...windowOf(query)],
    );
    return { entries: found?.entries ?? [], ...pagingOf(query, found?.total ?? 0) };
  }
}

/** Nothing was written down before, and calendars of long ago are another matter. */
const firstDay = '2000-01-01';

function filterOf(query: CallInput<'listAuditEntries'>['query']): { where: string; params: string[] } {
  const who = findByWords(query.who, { texts: ['found_by like ?'] });
  const conditions: [string, ...string[]][] = [[who.sql, ...who.params]];
  if (query.objectType) conditions.push([`object_type = any(string_to_array(?, ','))`, query.objectType]);
  if (query.objectId) conditions.push(['object_id = ?', query.objectId]);
  // Days of whoever reads: those of the database are of the zone that it was set up in.
  const begins = (day: string): string =>
    startOfDay(day < firstDay ? firstDay : day, query.zone).toISOString();
  if (query.from) conditions.push(['at >= ?::timestamptz', begins(query.from)]);
  if (query.to && query.to < openEndedDate)
    conditions.push(['at < ?::timestamptz', begins(addDays(query.to, 1))]);
  const where = `where ${conditions.map(([sql]) => sql).join(' and ')}`;
  return { where, params: conditions.flatMap(([, ...params]) => params) };
}
