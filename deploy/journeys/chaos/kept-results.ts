import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where runs that somebody asked for are added up, over as many calls as it takes. */
const file = join(import.meta.dirname, '..', '.chaos-runs.jsonl');

export interface RunResult {
  readonly seed: number;
  readonly orders: number;
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly violations: readonly string[];
}

const usualSeeds = [1, 2, 3, 4, 5];

/**
 * `FAULT_SEEDS=1-200` runs those that have not run yet, `FAULT_SEED=17` one, run before or not; without either a few are
 * run and nothing is kept.
 */
export function seedsToRun(asked = process.env['FAULT_SEEDS'], again = process.env['FAULT_SEED']): number[] {
  if (again) return [Number(again)];
  if (!asked) return usualSeeds;
  const [first = 1, last = first] = asked.split('-').map(Number);
  const done = new Set(keptResults().map(({ seed }) => seed));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (seed) => !done.has(seed),
  );
}

export function keptResults(): RunResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RunResult);
}

export function keepResult(result: RunResult): void {
  if (process.env['FAULT_SEEDS'] && !process.env['FAULT_SEED'])
    appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** One line over everything that has run. */
export function addedUp(results: readonly RunResult[]): string {
  const orders = results.reduce((sum, one) => sum + one.orders, 0);
  const kinds = new Map<string, number>();
  for (const kind of results.flatMap(({ faults }) => faults)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const faults = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const broken = results.filter((one) => one.violations.length > 0).map(({ seed }) => seed);
  return `${results.length} runs, ${orders} orders, ${faults}; violated in seeds [${broken.join(', ')}]`;
}
