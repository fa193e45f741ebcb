import type { Comparison } from '../figures/comparison.ts';
import { comparisonTable, markdownTable } from '../figures/markdown-table.ts';
import { dayKinds } from './choose-people.ts';
import type { Goal } from './compare-day.ts';
import type { Effects } from './effects.ts';
import type { DayFigures, MeasuredStep } from './measure-day.ts';
import { answeredPerSecond, failedOf, servedShare } from './run-step.ts';
import { drift, grownSinceFirstMinute, type Soak } from './soak.ts';

/** Effects of the events of each step. */
export type EffectsOfSteps = readonly { readonly what: string; readonly effects: Effects | undefined }[];

export function dayReport(
  { steps }: DayFigures,
  comparisons: readonly Comparison[],
  goals: readonly Goal[],
  effects: EffectsOfSteps,
): string {
  const complaints = steps.flatMap((step) => step.complaints).slice(0, 10);
  return [
    stepTable(steps),
    kindTable(steps),
    coreTable(steps),
    effectTable(effects),
    comparisonTable(comparisons),
    goalTable(goals),
    ...(complaints.length > 0 ? [complaints.join('\n')] : []),
  ].join('\n\n');
}

const stepTable = (steps: readonly MeasuredStep[]): string =>
  markdownTable(
    ['step', 'begun /s', 'answered /s', 'served', 'turned away', 'not begun', 'failed'],
    steps.map((step) => [
      step.what,
      String(Math.round(step.rate)),
      String(Math.round(answeredPerSecond(step))),
      `${(100 * servedShare(step)).toFixed(1)} %`,
      String(dayKinds.reduce((sum, kind) => sum + step.kinds[kind]['turned away'], 0)),
      String(step.notBegun),
      String(failedOf(step)),
    ]),
  );

/** Median and 95th percentile of answered calls, with the rejected ones. */
const kindTable = (steps: readonly MeasuredStep[]): string =>
  markdownTable(
    ['ms: median, p95 (turned away)', ...dayKinds],
    steps.map(({ rate, kinds }) => [
      `${Math.round(rate)}/s`,
      ...dayKinds.map((kind) => {
        const { medianMs, p95Ms, 'turned away': away } = kinds[kind];
        return `${medianMs.toFixed(1)}, ${p95Ms.toFixed(0)}${away > 0 ? ` (${away})` : ''}`;
      }),
    ]),
  );

const coreTable = (steps: readonly MeasuredStep[]): string => {
  const parts = Object.keys(steps[0]?.cores ?? {});
  return markdownTable(
    ['cores busy', ...parts],
    steps.map(({ rate, cores }) => [
      `${Math.round(rate)}/s`,
      ...parts.map((part) => (cores[part] ?? 0).toFixed(2)),
    ]),
  );
};

const effectTable = (steps: EffectsOfSteps): string =>
  markdownTable(
    ['from an event to its effect', 'effects', 'median ms', 'p99 ms'],
    steps.map(({ what, effects }) => [
      what,
      String(effects?.count ?? 0),
      effects ? effects.medianMs.toFixed(1) : '–',
      effects ? effects.p99Ms.toFixed(0) : '–',
    ]),
  );

const goalTable = (goals: readonly Goal[]): string =>
  markdownTable(
    ['goal', 'seen', 'asked', ''],
    goals.map(({ what, seen, asked, holds }) => [what, seen, asked, holds ? 'reached' : 'missed']),
  );

/** Maximum growth from the second third of the time to the last one. */
const most = { memory: 1.1, p95: 1.5 };

export function soakReport({ minutes, memory }: Soak): { text: string; holds: boolean } {
  const parts = Object.keys(memory[0] ?? {});
  const table = markdownTable(
    ['', 'answered /s', 'browse p95', 'order p95', ...parts.map((part) => `${part} MiB`)],
    minutes.map((minute, at) => [
      minute.what,
      String(Math.round(answeredPerSecond(minute))),
      minute.kinds.browse.p95Ms.toFixed(0),
      minute.kinds.order.p95Ms.toFixed(0),
      ...parts.map((part) => (memory[at]?.[part] ?? 0).toFixed(0)),
    ]),
  );
  const failed = minutes.reduce((sum, minute) => sum + failedOf(minute), 0);
  const grown = (what: string, values: readonly number[], bound: number): Goal => {
    const ratio = drift(values);
    return {
      what: `${what}, last third ÷ second third`,
      seen: `${ratio.toFixed(2)} ×`,
      asked: `at most ${bound} ×`,
      holds: ratio <= bound,
    };
  };
  const goals: Goal[] = [
    ...parts.map((part) =>
      grown(
        `memory of ${part}`,
        memory.map((sizes) => sizes[part] ?? 0),
        most.memory,
      ),
    ),
    ...(['browse', 'order'] as const).map((kind) =>
      grown(
        `p95 of ${kind}`,
        minutes.map(({ kinds }) => kinds[kind].p95Ms),
        most.p95,
      ),
    ),
    { what: 'failed calls', seen: String(failed), asked: 'none', holds: failed === 0 },
  ];
  const grownTable = markdownTable(
    ['memory after the last minute ÷ after the first', ''],
    Object.entries(grownSinceFirstMinute(memory)).map(([part, ratio]) => [part, `${ratio.toFixed(2)} ×`]),
  );
  return {
    text: [table, grownTable, goalTable(goals)].join('\n\n'),
    holds: goals.every(({ holds }) => holds),
  };
}
