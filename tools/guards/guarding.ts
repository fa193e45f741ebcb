import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { explanationOf } from './explained.ts';
import type { Guard } from './find-guards.ts';
import type { Outcomes } from './outcomes.ts';

/** The file that a guard stands in, the same in every copy. */
export const sourceOf = (guard: Guard): string =>
  readFileSync(join(repositoryRoot, guard.id.split(':')[0]!), 'utf8').replaceAll(repositoryRoot, '');

export interface Guarding {
  readonly guards: readonly Guard[];
  /** Of the parts whose small suites are asked. */
  readonly folders: readonly string[];
  readonly outcomes: Outcomes;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  /** Where is kept what former runs have found out. */
  readonly state: string;
  readonly say: (text: string) => void;
}

/** What nobody has noticed yet, of what is known from now and from former runs; no test can notice what is explained. */
export const unnoticed = ({ guards, outcomes }: Guarding): Guard[] =>
  guards.filter((guard) => !explanationOf(guard) && outcomes.of(guard, sourceOf(guard)) === undefined);
