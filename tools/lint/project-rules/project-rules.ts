import type { ProjectRule } from './project-rule.ts';
import { sameTextsInBothLanguages } from './locale-parity.ts';
import { allowedLicences } from './licences.ts';
import { noTestWaitsByTheClock, nothingSilenced, nothingUnfinished } from './leftovers.ts';
import { noTraceOfTheMachine } from './leaked-paths.ts';
import { migrationsForTwoVersions } from './migrations.ts';
import { namedStatements } from './named-statements.ts';
import { kebabCaseNames, meaningfulFolderNames } from './names.ts';
import { oneWriterOfCsv } from './one-csv-writer.ts';
import { oneSearchRule } from './one-search-rule.ts';
import { readmePerWorkspace } from './readmes.ts';
import { plainSentences } from './plain-sentences.ts';
import { namesWhatExists } from './what-docs-name.ts';
import { noTextInComponents } from './text-in-components.ts';
import { noBareTextInCalls, noCoercedNumbers, oneReaderOfNumbers } from './what-comes-in.ts';

/** All rules beyond those of the linters. */
export const projectRules: readonly ProjectRule[] = [
  kebabCaseNames,
  meaningfulFolderNames,
  readmePerWorkspace,
  migrationsForTwoVersions,
  allowedLicences,
  noTraceOfTheMachine,
  sameTextsInBothLanguages,
  noTextInComponents,
  nothingSilenced,
  nothingUnfinished,
  noTestWaitsByTheClock,
  oneWriterOfCsv,
  oneSearchRule,
  namedStatements,
  noBareTextInCalls,
  noCoercedNumbers,
  oneReaderOfNumbers,
  plainSentences,
  namesWhatExists,
];
