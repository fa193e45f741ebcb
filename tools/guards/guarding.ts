import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { explanationOf } from './explained.ts';
import type { Guard } from './find-guards.ts';
import type { Outcomes } from './outcomes.ts';

/** Text of the guard's file without the root path, so that it is equal in every copy. */
export const sourceOf = (guard: Guard): string =>
  readFileSync(join(repositoryRoot, guard.id.split(':')[0]!), 'utf8').replaceAll(repositoryRoot, '');

export interface Guarding {
  readonly guards: readonly Guard[];
  /** Folders of the parts whose unit and integration tests run. */
  readonly folders: readonly string[];
  readonly outcomes: Outcomes;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  /** Folder with the results of former runs. */
  readonly state: string;
  readonly say: (text: string) => void;
}

/** Guards that no test of this or a former run covers. Explained guards are left out; no test can cover them. */
export const unnoticed = ({ guards, outcomes }: Guarding): Guard[] =>
  guards.filter((guard) => !explanationOf(guard) && outcomes.of(guard, sourceOf(guard)) === undefined);
