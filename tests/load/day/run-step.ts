import { runScript } from '../k6/run-script.ts';
import type { choosePeople, DayKind } from './choose-people.ts';

interface KindOfStep {
  readonly answered: number;
  readonly 'turned away': number;
  readonly failed: number;
  /** Median of answered calls only. */
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface DayStep {
  /** Visits begun per second, without producers and admins. */
  readonly rate: number;
  readonly seconds: number;
  /** Visits not begun, because all people were still waiting. */
  readonly notBegun: number;
  readonly kinds: Readonly<Record<DayKind, KindOfStep>>;
  /** The first errors of calls that were neither answered nor rejected. */
  readonly complaints: readonly string[];
}

export type Day = Awaited<ReturnType<typeof choosePeople>>;

/** Begins visits at a constant rate for some seconds. */
export async function runStep(k6: string, day: Day, rate: number, seconds: number): Promise<DayStep> {
  const { result, said } = await runScript<Omit<DayStep, 'rate' | 'complaints'>>(k6, {
    script: 'day.js',
    reads: { DAY: day },
    settings: { RATE: String(rate), DURATION: `${seconds}s` },
  });
  const complaints = said.split('\n').filter((line) => line.includes('level=error'));
  return { ...result, rate, seconds, complaints: complaints.slice(0, 5) };
}

/** Calls neither answered nor rejected with a time to retry. */
export const failedOf = ({ kinds }: DayStep): number =>
  Object.values(kinds).reduce((sum, { failed }) => sum + failed, 0);

export const answeredPerSecond = ({ kinds, seconds }: DayStep): number =>
  Object.values(kinds).reduce((sum, { answered }) => sum + answered, 0) / seconds;

/** Share of planned visits that were begun and answered. */
export function servedShare(step: DayStep): number {
  const { answered, away } = Object.values(step.kinds).reduce(
    (sum, kind) => ({
      answered: sum.answered + kind.answered,
      away: sum.away + kind['turned away'] + kind.failed,
    }),
    { answered: 0, away: step.notBegun },
  );
  return answered / (answered + away);
}

/** Share of sent calls of one kind that were answered. */
export const answeredShare = ({ kinds }: DayStep, kind: DayKind): number =>
  kinds[kind].answered / (kinds[kind].answered + kinds[kind]['turned away'] + kinds[kind].failed);
