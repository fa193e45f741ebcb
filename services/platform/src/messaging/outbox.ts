import type { EntityManager } from '@mikro-orm/postgresql';
import { type FactName, type FactPayload, facts } from '@werkbank/contracts/facts';
import { currentRequest } from '../request/request-scope.js';

export interface RecordOptions {
  /** What the fact is about, e.g. an order's id; for operators and readers of a stream. */
  key?: string | number;
}

/**
 * Records a fact in the caller's transaction: it leaves if and only if that transaction commits. Facts of one service
 * leave in the order in which they were recorded.
 */
async function record<N extends FactName>(
  em: EntityManager,
  name: N,
  payload: FactPayload<N>,
  options: RecordOptions = {},
): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`${name} must be recorded in the transaction of its change`);
  const checked = facts[name].parse(payload);
  await em.execute(
    'insert into outbox (fact, key, payload, request_id) values (?, ?, ?, ?)',
    [
      name,
      options.key === undefined ? null : String(options.key),
      JSON.stringify(checked),
      currentRequest()?.requestId ?? null,
    ],
    'run',
  );
}

export const Outbox = { record };
