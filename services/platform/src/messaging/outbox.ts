import type { EntityManager } from '@mikro-orm/postgresql';
import { type EventName, type EventPayload, endingEvents, events } from '@werkbank/contracts/events';
import { OutboxEntity } from '../database/platform-entities.js';
import { readOne, run } from '../database/read.js';
import { columns, statement } from '../database/statement.js';
import { currentRequest } from '../request/request-scope.js';
import { currentTraceparent } from '../tracing/tracing.js';

const insertEvent = statement(
  'record-event',
  columns(OutboxEntity, 'id'),
  'insert into outbox (event, key, payload, request_id, traceparent) values (?, ?, ?, ?, ?) returning id',
);

const insertEvents = statement(
  'record-events',
  {},
  `insert into outbox (event, key, payload, request_id, traceparent)
   select ?::text, e.event ->> 'key', e.event -> 'payload', ?::text, ?::text
     from jsonb_array_elements(?::jsonb) with ordinality as e(event, place) order by place`,
);

interface RecordOptions {
  /** Key of the event's object, e.g. an order's id; for operators and readers of a stream. */
  key?: string | number;
}

/**
 * Records an event in the caller's transaction: it leaves if and only if that transaction commits. Events of one service
 * leave in the order in which they were recorded.
 */
async function record<N extends EventName>(
  em: EntityManager,
  name: N,
  payload: EventPayload<N>,
  options: RecordOptions = {},
): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`${name} must be recorded in the transaction of its change`);
  const checked = events[name].parse(payload);
  const row = await readOne(em, insertEvent, [
    name,
    options.key === undefined ? null : String(options.key),
    JSON.stringify(checked),
    currentRequest()?.requestId ?? null,
    currentTraceparent() ?? null,
  ]);
  if (row && endings.has(name)) currentRequest()?.endings.push(row.id);
}

/** Records events of one name, each with what it is about. One statement. */
async function recordMany<N extends EventName>(
  em: EntityManager,
  name: N,
  all: readonly { key: string | number; payload: EventPayload<N> }[],
): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`${name} must be recorded in the transaction of its change`);
  if (endings.has(name)) throw new Error(`${name} is recorded one by one`);
  if (all.length === 0) return;
  const rows = all.map(({ key, payload }) => ({ key: String(key), payload: events[name].parse(payload) }));
  const { requestId = null } = currentRequest() ?? {};
  await run(em, insertEvents, [name, requestId, currentTraceparent() ?? null, JSON.stringify(rows)]);
}

const endings: ReadonlySet<EventName> = new Set(endingEvents);

export const Outbox = { record, recordMany };
