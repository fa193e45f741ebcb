import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { explanationOf } from './explained.ts';
import type { Guard } from './find-guards.ts';

/** What became of one guard: the tests that fail without it. */
export interface Outcome {
  /** The file of tests that noticed, or nothing where none did. */
  readonly noticedBy?: string;
  readonly failed: number;
  readonly tried: number;
}

/** Outcomes of former runs hold as long as the file of the guard is as it was. */
export class Outcomes {
  readonly #file: string;
  readonly #kept: Record<string, Outcome>;

  constructor(file: string) {
    this.#file = file;
    this.#kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outcome>) : {};
  }

  /** What is known of a guard that a test noticed; one that nobody noticed is tried again. */
  of = (guard: Guard, source: string): Outcome | undefined => {
    const known = this.#kept[keyOf(guard, source)];
    return known?.noticedBy === undefined ? undefined : known;
  };

  /** What one test noticed stays, whichever files that run beside it or later do not. */
  keep(guard: Guard, source: string, outcome: Outcome): void {
    if (this.of(guard, source) !== undefined && outcome.noticedBy === undefined) return;
    this.#kept[keyOf(guard, source)] = outcome;
    writeFileSync(this.#file, JSON.stringify(this.#kept, null, 1));
  }
}

const keyOf = ({ id }: Guard, source: string): string =>
  `${id} ${createHash('sha256').update(source).digest('hex').slice(0, 12)}`;

/** The table of all guards, those that no test notices last. */
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
