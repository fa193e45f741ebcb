import { type Comparison, compareRounds } from '../figures/comparison.ts';
import type { DayFigures } from './measure-day.ts';
import { answeredPerSecond, answeredShare, failedOf } from './run-step.ts';

/** Speed of the database alone in the same run. */
export interface Engine {
  /** Prepared reads of one row by its key, over eight connections. */
  readonly keyReadsPerSecond: number;
  /** pgbench's TPC-B, eight clients. */
  readonly transactionsPerSecond: number;
}

/** A goal; the run fails if it is missed. */
export interface Goal {
  readonly what: string;
  readonly seen: string;
  readonly asked: string;
  readonly holds: boolean;
}

const clients = 8;

/** Duration of a transaction with this number of clients. */
export const transactionMs = ({ transactionsPerSecond }: Engine): number =>
  (clients / transactionsPerSecond) * 1000;

export function compareDay(
  { steps, saturation, half, past }: DayFigures,
  engine: Engine,
): { comparisons: Comparison[]; goals: Goal[] } {
  const one = (
    what: string,
    unit: Comparison['unit'],
    measured: number,
    against: string,
    reference: number,
  ) => compareRounds(what, unit, [measured], against, [reference]);
  const { keyReadsPerSecond } = engine;
  const readMs = (clients / keyReadsPerSecond) * 1000;
  const calls = one(
    'calls of a working day answered',
    '/s',
    answeredPerSecond(saturation),
    'reads by key, 8 connections',
    keyReadsPerSecond,
  );
  const reading = one(
    'browsing at half load, median',
    'ms',
    half.kinds.browse.medianMs,
    'a read by key',
    readMs,
  );
  const ordering = one(
    'draft or submit at half load, median',
    'ms',
    half.kinds.order.medianMs,
    'a transaction of TPC-B',
    transactionMs(engine),
  );
  const failed = steps.reduce((sum, step) => sum + failedOf(step), 0);
  const atLeast = (what: string, { ratio }: Comparison, least: number): Goal => ({
    what,
    seen: `${ratio.median.toPrecision(2)} ×`,
    asked: `at least ${least} ×`,
    holds: ratio.median >= least,
  });
  const atMost = (what: string, { ratio }: Comparison, most: number): Goal => ({
    what,
    seen: `${ratio.median.toPrecision(2)} ×`,
    asked: `at most ${most} ×`,
    holds: ratio.median <= most,
  });
  const throughPast = answeredShare(past, 'order');
  return {
    comparisons: [calls, reading, ordering],
    goals: [
      atLeast('calls answered at saturation ÷ reads by key', calls, 0.02),
      atMost('browsing at half load ÷ a read by key', reading, 30),
      atMost('draft or submit at half load ÷ a transaction of TPC-B', ordering, 30),
      {
        what: 'orders answered past saturation',
        seen: `${(100 * throughPast).toFixed(1)} % of those sent`,
        asked: 'at least 99 %',
        holds: throughPast >= 0.99,
      },
      {
        what: 'calls neither answered nor asked to come again',
        seen: String(failed),
        asked: 'none',
        holds: failed === 0,
      },
    ],
  };
}
