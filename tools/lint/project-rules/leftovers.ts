import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';
import type { SourceTree } from './source-tree.ts';

const code = /\.(ts|tsx|mts|mjs|js|css)$/;
const tests = /\.spec\.tsx?$|\/testing\//;

// Brackets around one letter keep these patterns from finding themselves.
const silenced = /(oxlint|eslint)-[d]isable|biome-[i]gnore|@ts-[n]ocheck/g;
const unfinished = /\b(T[O]DO|F[I]XME|X[X]X)\b/g;
const waitsByTheClock =
  /\bwaitForTimeout\(|\bsleep\(|\bsetTimeout\([^)]*, *\d{2,}|\b(?:delay|wait|pause)\(\d[\d_]{2,}/g;

/** Exemptions belong in the configuration, where everyone sees them with their reason. */
export const nothingSilenced: ProjectRule = {
  name: 'silences no rule in place',
  find: (tree) => search(tree, code, silenced, 'mend it, or change the rule for everyone'),
};

/** Unfinished work belongs in an issue; landed code is finished. */
export const nothingUnfinished: ProjectRule = {
  name: 'leaves no note of what is unfinished',
  find: (tree) => search(tree, code, unfinished, 'finish it, or write an issue'),
};

/** Fixed waits are too short on a slow machine and too long on a fast one. */
export const noTestWaitsByTheClock: ProjectRule = {
  name: 'has no test that waits by the clock',
  find: (tree) => search(tree, tests, waitsByTheClock, 'await what happens instead'),
};

function search(tree: SourceTree, files: RegExp, pattern: RegExp, advice: string): Finding[] {
  return tree.files
    .filter((file) => files.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(text, match.index),
        message: `"${match[0]}": ${advice}`,
      }));
    });
}
