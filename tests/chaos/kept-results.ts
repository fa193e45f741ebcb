import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of requested runs, collected over several calls. */
const file = join(import.meta.dirname, '..', '.chaos-runs.jsonl');

export interface RunResult {
  readonly seed: number;
  readonly orders: number;
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly violations: readonly string[];
  /** Reason of an aborted run. It does not count, and its seed runs again. */
  readonly brokeOff?: string;
  /** Tested commit; absent in older results. */
  readonly commit?: string;
}

const usualSeeds = [1, 2, 3, 4, 5];

/**
 * `FAULT_SEEDS=1-200` runs the missing seeds of a range, `FAULT_SEED=17` repeats one. Without either a few seeds run and their
 * results are not saved.
 */
export function seedsToRun(asked = process.env['FAULT_SEEDS'], again = process.env['FAULT_SEED']): number[] {
  if (again) return [Number(again)];
  if (!asked) return usualSeeds;
  const [first = 1, last = first] = asked.split('-').map(Number);
  const done = new Set(keptResults().flatMap(({ seed, brokeOff }) => (brokeOff === undefined ? [seed] : [])));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (seed) => !done.has(seed),
  );
}

function keptResults(): RunResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RunResult);
}

/** Results of this call. */
const ran: RunResult[] = [];

/** Results for the summary: all saved ones, or those of this call if it saves none. */
export const summedResults = (): readonly RunResult[] => (keepsResults() ? keptResults() : ran);

const keepsResults = (): boolean => Boolean(process.env['FAULT_SEEDS'] && !process.env['FAULT_SEED']);

function keepResult(result: RunResult): void {
  ran.push(result);
  if (keepsResults()) appendFileSync(file, `${JSON.stringify({ ...result, commit: commit() })}\n`);
}

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim();

/** Saves the result of a run, also of an aborted one, which fails the test. */
export async function kept(seed: number, run: () => Promise<RunResult>): Promise<RunResult> {
  try {
    const result = await run();
    keepResult(result);
    return result;
  } catch (error) {
    const brokeOff = error instanceof Error ? error.message : String(error);
    keepResult({ seed, orders: 0, faults: [], seconds: 0, violations: [], brokeOff });
    throw error;
  }
}

/** One line over all results. */
export function addedUp(all: readonly RunResult[]): string {
  const results = all.filter(({ brokeOff }) => brokeOff === undefined);
  const brokenOff = all.flatMap(({ seed, brokeOff }) =>
    brokeOff === undefined ? [] : [`${seed}: ${brokeOff}`],
  );
  const orders = results.reduce((sum, one) => sum + one.orders, 0);
  const kinds = new Map<string, number>();
  for (const kind of results.flatMap(({ faults }) => faults)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const faults = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const broken = results.filter((one) => one.violations.length > 0).map(({ seed }) => seed);
  return `${results.length} runs, ${orders} orders, ${faults || 'no faults'}; violated in seeds [${broken.join(', ')}]; broke off [${brokenOff.join('; ')}]`;
}
