import { deadLetter, replayResult, replicaState } from '@werkbank/contracts/entities';
import { z } from 'zod';

/** Queries of operators to services, by subject. They lie outside of every stream. */
export const operationsSubjects = {
  /** Every replica answers. */
  describe: 'operations.describe',
  /** One replica of each service answers, for its own outbox. */
  listUnsent: 'operations.list-unsent',
  retryUnsent: 'operations.retry-unsent',
} as const;

const part = replicaState.shape.part;
export const unsentAnswer = z.object({ part, letters: z.array(deadLetter) });
export const retryAnswer = z.object({ part, result: replayResult });
/** One event by its id, or all of that name. */
export const retryAsk = z.union([z.object({ id: z.string() }), z.object({ event: z.string() })]);
export type RetryAsk = z.output<typeof retryAsk>;
