import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { explanationOf } from './explained.ts';
import type { Guard } from './find-guards.ts';

/** The tests that fail without one guard. */
export interface Outcome {
  /** The test file that failed; absent if none did. */
  readonly noticedBy?: string;
  readonly failed: number;
  readonly tried: number;
}

/** Outcomes of former runs stay valid until the guard's file changes. */
export class Outcomes {
  readonly #file: string;
  readonly #kept: Record<string, Outcome>;

  constructor(file: string) {
    this.#file = file;
    this.#kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outcome>) : {};
  }

  /** The outcome of a covered guard; an uncovered one is tried again. */
  of = (guard: Guard, source: string): Outcome | undefined => {
    const known = this.#kept[keyOf(guard, source)];
    return known?.noticedBy === undefined ? undefined : known;
  };

  /** A covered guard stays covered, even if other test files do not fail. */
  keep(guard: Guard, source: string, outcome: Outcome): void {
    if (this.of(guard, source) !== undefined && outcome.noticedBy === undefined) return;
    this.#kept[keyOf(guard, source)] = outcome;
    writeFileSync(this.#file, JSON.stringify(this.#kept, null, 1));
  }
}

const keyOf = ({ id }: Guard, source: string): string =>
  `${id} ${createHash('sha256').update(source).digest('hex').slice(0, 12)}`;

/** The table of all guards, uncovered ones last. */
export function tableOf(rows: readonly { guard: Guard; outcome: Outcome | undefined }[]): string {
  const noticed = (row: (typeof rows)[number]): number => (row.outcome?.noticedBy === undefined ? 1 : 0);
  const line = ({ guard, outcome }: (typeof rows)[number]): string =>
    [guard.id, guard.kind, guard.text.replace(/\s+/g, ' ').replaceAll('|', '\\|'), said(guard, outcome)].join(
      ' | ',
    );
  return [...rows]
    .sort((a, b) => noticed(a) - noticed(b))
    .map((row) => `| ${line(row)} |`)
    .join('\n');
}

function said(guard: Guard, outcome: Outcome | undefined): string {
  if (outcome?.noticedBy !== undefined) return `${outcome.noticedBy} | ${outcome.failed}`;
  const explanation = explanationOf(guard);
  if (explanation) return `${explanation.behind.file} refuses the same: ${explanation.because} | 0`;
  return `**no test fails** (${outcome?.tried ?? 0} files of tests tried) | 0`;
}
