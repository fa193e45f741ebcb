import type { EntityManager } from '@mikro-orm/postgresql';
import { type EventName, type EventPayload, endingEvents, events } from '@werkbank/contracts/events';
import { OutboxEntity } from '../database/platform-entities.js';
import { readOne } from '../database/read.js';
import { columns, statement } from '../database/statement.js';
import { currentRequest } from '../request/request-scope.js';
import { currentTraceparent } from '../tracing/tracing.js';

const insertEvent = statement(
  'record-event',
  columns(OutboxEntity, 'id'),
  'insert into outbox (event, key, payload, request_id, traceparent) values (?, ?, ?, ?, ?) returning id',
);

interface RecordOptions {
  /** What the event is about, e.g. an order's id; for operators and readers of a stream. */
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

const endings: ReadonlySet<EventName> = new Set(endingEvents);

export const Outbox = { record };
