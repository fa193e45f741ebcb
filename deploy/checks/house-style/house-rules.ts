import type { HouseRule } from './house-rule.ts';
import { sameTextsInBothLanguages } from './locale-parity.ts';
import { noTestWaitsByTheClock, nothingSilenced, nothingUnfinished } from './loose-ends.ts';
import { noTraceOfTheMachine } from './machine-traces.ts';
import { kebabCaseNames, meaningfulFolderNames } from './names.ts';
import { readmePerWorkspace } from './readmes.ts';
import { noTextInComponents } from './text-in-components.ts';

/** All that the house asks beyond what the linters know; the length of a file is a code rule. */
export const houseRules: readonly HouseRule[] = [
  kebabCaseNames,
  meaningfulFolderNames,
  readmePerWorkspace,
  noTraceOfTheMachine,
  sameTextsInBothLanguages,
  noTextInComponents,
  nothingSilenced,
  nothingUnfinished,
  noTestWaitsByTheClock,
];
