import { type PartProcesses, cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { median } from '../figures/spread.ts';
import type { CatalogueDatabase } from '../baseline/catalogue-database.ts';
import type { Asked } from './run-k6.ts';
import { type Answered, runK6 } from './run-k6.ts';

/** Concurrent users: one, some, and more than two processors can serve. */
export const steps = [1, 8, 32] as const;
export const saturating = 8;
const rounds = 3;
const secondsPerStep = 3;

/** The requests, and the processes whose CPU time counts. */
export interface Measured {
  /** Requests by kind, chosen again each round because tokens expire. */
  readonly choose: () => Promise<Readonly<Record<string, Asked>>>;
  readonly parts: PartProcesses;
}

export interface PageSetup extends Measured {
  readonly k6: string;
  readonly database: CatalogueDatabase;
  readonly articleId: string;
  /** The same kinds of requests to another shop. */
  readonly reference: Readonly<Record<string, Asked>>;
  /** A running instance of an earlier version. */
  readonly before: Measured | undefined;
  readonly say: (line: string) => void;
}

/** Medians over all rounds. */
export interface KindFigures {
  readonly kind: string;
  /** Requests per second by number of users. */
  readonly perSecond: readonly number[];
  readonly medianMs: number;
  readonly p99Ms: number;
  /** CPU milliseconds per request by part. */
  readonly cpuMs: Readonly<Record<string, number>>;
  /** Requests per second relative to an empty call, to prepared reads by key, and to the other shop if it has such a page. */
  readonly toEmptyCall: number;
  readonly toKeyRead: number;
  readonly toReference: number | null;
  /** The same kind in the earlier version, if it runs and has it. */
  readonly before: BeforeFigures | null;
}

interface BeforeFigures {
  readonly perSecond: number;
  readonly cpuMs: Readonly<Record<string, number>>;
  /** Requests per second now, relative to then. */
  readonly times: number;
}

interface Step extends Answered {
  readonly perSecond: number;
  readonly cpuMs: Readonly<Record<string, number>>;
}
interface Round {
  readonly kinds: Readonly<Record<string, readonly Step[]>>;
  readonly reference: Readonly<Record<string, number>>;
  readonly before: Readonly<Record<string, Step>>;
  readonly keyReads: number;
}

/** Measures every kind and its references in turn, in several rounds. */
export async function measurePages(setup: PageSetup): Promise<readonly KindFigures[]> {
  await measureRound(setup, 1, [saturating]);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    setup.say(`Asking for pages, round ${round + 1} of ${rounds} …`);
    done.push(await measureRound(setup, secondsPerStep, steps));
  }
  return Object.keys(done[0]?.kinds ?? {}).map((kind) => figuresOf(kind, done));
}

const emptyCall = 'an empty call';

async function measureRound(setup: PageSetup, seconds: number, users: readonly number[]): Promise<Round> {
  const { k6, choose, database, articleId, reference, before } = setup;
  const kinds: Record<string, Step[]> = {};
  for (const [kind, asked] of Object.entries(await choose())) {
    kinds[kind] = [];
    for (const count of users) kinds[kind].push(await step(setup, asked, count, seconds));
  }
  const others: Record<string, number> = {};
  for (const [kind, asked] of Object.entries(reference)) {
    const { requests, seconds: took } = await runK6(k6, asked, saturating, seconds);
    others[kind] = requests / took;
  }
  const earlier: Record<string, Step> = {};
  for (const [kind, asked] of Object.entries((await before?.choose()) ?? {}))
    if (before) earlier[kind] = await step({ k6, parts: before.parts }, asked, saturating, seconds);
  const keyReads = await database.keyReadsPerSecond(articleId, saturating, seconds);
  return { kinds, reference: others, before: earlier, keyReads };
}

async function step(
  { k6, parts }: Pick<PageSetup, 'k6' | 'parts'>,
  asked: Asked,
  users: number,
  seconds: number,
): Promise<Step> {
  const { result, seconds: used } = await cpuSecondsWhile(parts, () => runK6(k6, asked, users, seconds));
  const cpuMs = Object.fromEntries(
    Object.entries(used).map(([part, cpuSeconds]) => [part, (cpuSeconds * 1000) / result.requests]),
  );
  return { ...result, perSecond: result.requests / result.seconds, cpuMs };
}

function figuresOf(kind: string, done: readonly Round[]): KindFigures {
  const at = steps.indexOf(saturating);
  const stepOf = (round: Round, name: string): Step => {
    const found = round.kinds[name]?.[at];
    if (!found) throw new Error(`No round measured ${name}.`);
    return found;
  };
  const middle = (value: (step: Step) => number) => median(done.map((round) => value(stepOf(round, kind))));
  const parts = Object.keys(done[0] ? stepOf(done[0], kind).cpuMs : {});
  const timesOf = (reference: (round: Round) => number) =>
    median(done.map((round) => stepOf(round, kind).perSecond / reference(round)));
  const beside = done.every(({ reference }) => reference[kind] !== undefined);
  return {
    kind,
    perSecond: steps.map((_, index) => median(done.map(({ kinds }) => kinds[kind]?.[index]?.perSecond ?? 0))),
    medianMs: middle(({ medianMs }) => medianMs),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    cpuMs: Object.fromEntries(parts.map((part) => [part, middle(({ cpuMs }) => cpuMs[part] ?? 0)])),
    toEmptyCall: timesOf((round) => stepOf(round, emptyCall).perSecond),
    toKeyRead: timesOf(({ keyReads }) => keyReads),
    toReference: beside ? timesOf(({ reference }) => reference[kind] ?? 1) : null,
    before: beforeOf(kind, done, timesOf),
  };
}

function beforeOf(
  kind: string,
  done: readonly Round[],
  timesOf: (reference: (round: Round) => number) => number,
): BeforeFigures | null {
  const steps = done.flatMap(({ before }) => before[kind] ?? []);
  if (steps.length < done.length) return null;
  const parts = Object.keys(steps[0]?.cpuMs ?? {});
  return {
    perSecond: median(steps.map(({ perSecond }) => perSecond)),
    cpuMs: Object.fromEntries(
      parts.map((part) => [part, median(steps.map(({ cpuMs }) => cpuMs[part] ?? 0))]),
    ),
    times: timesOf(({ before }) => before[kind]?.perSecond ?? 1),
  };
}
