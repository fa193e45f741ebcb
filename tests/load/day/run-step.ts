import { runScript } from '../k6/run-script.ts';
import type { choosePeople, DayKind } from './choose-people.ts';

interface KindOfStep {
  readonly answered: number;
  readonly 'turned away': number;
  readonly failed: number;
  /** Of what was answered. */
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface DayStep {
  /** What people began a second, those beside not counted. */
  readonly rate: number;
  readonly seconds: number;
  /** What nobody was free to begin, because all still waited. */
  readonly notBegun: number;
  readonly kinds: Readonly<Record<DayKind, KindOfStep>>;
  /** The first complaints, of what was neither answered nor turned away. */
  readonly complaints: readonly string[];
}

export type Day = Awaited<ReturnType<typeof choosePeople>>;

/** So many things begun a second for so long. */
export async function runStep(k6: string, day: Day, rate: number, seconds: number): Promise<DayStep> {
  const { result, said } = await runScript<Omit<DayStep, 'rate' | 'complaints'>>(k6, {
    script: 'day.js',
    reads: { DAY: day },
    settings: { RATE: String(rate), DURATION: `${seconds}s` },
  });
  const complaints = said.split('\n').filter((line) => line.includes('level=error'));
  return { ...result, rate, seconds, complaints: complaints.slice(0, 5) };
}

/** Calls that are neither answered nor turned away with a time to come again. */
export const failedOf = ({ kinds }: DayStep): number =>
  Object.values(kinds).reduce((sum, { failed }) => sum + failed, 0);

export const answeredPerSecond = ({ kinds, seconds }: DayStep): number =>
  Object.values(kinds).reduce((sum, { answered }) => sum + answered, 0) / seconds;

/** Of what people began, what was begun and answered. */
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

/** Of the calls of one kind that were sent, what was answered. */
export const answeredShare = ({ kinds }: DayStep, kind: DayKind): number =>
  kinds[kind].answered / (kinds[kind].answered + kinds[kind]['turned away'] + kinds[kind].failed);
