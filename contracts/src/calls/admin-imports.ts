import { z } from 'zod';
import { keptText } from '../validation/text-types.js';
import {
  refusedUserLines,
  userDifferenceList,
  userDrift,
  userImport,
  userImportList,
} from '../entities/user-import.js';
import { id, pageParameter, pageSizeParameter, technicalText, textId } from '../entities/values.js';
import { pageSizes } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const importParams = z.object({ importId: textId });
const pages = z.object({ page: pageParameter, pageSize: pageSizeParameter(pageSizes.administration) });

/** Many users at once, and whether Keycloak agrees with our rows. */
export const importCalls = {
  importUsers: {
    summary: 'Create users from a CSV file; the answer names the import, which goes on by itself',
    headers: z.object({ 'x-file-name': technicalText(600).min(1) }),
    answer: z.object({ importId: id }),
    refusals: [
      'USER_FILE_EMPTY',
      'USER_FILE_UNREADABLE',
      'USER_FILE_COLUMNS_MISSING',
      'USER_FILE_TOO_LONG',
      'USER_FILE_TOO_WIDE',
      'USER_FILE_CELL_TOO_LONG',
      'BODY_TOO_LARGE',
    ],
  },
  listUserImports: {
    summary: 'Imports of users, newest first; they are kept for 90 days',
    query: pages,
    answer: userImportList,
    refusals: [],
  },
  getUserImport: {
    summary: 'How far an import is',
    params: importParams,
    answer: userImport,
    refusals: ['USER_IMPORT_NOT_FOUND'],
  },
  listRefusedUserLines: {
    summary: 'Lines of an import that were refused, and why',
    params: importParams,
    query: pages,
    answer: refusedUserLines,
    refusals: ['USER_IMPORT_NOT_FOUND'],
  },
  getRefusedUserFile: {
    summary:
      'The refused lines as a CSV file with what is wrong with each, to be corrected and imported again',
    params: importParams,
    answer: z.object({ fileName: keptText, csv: keptText }),
    refusals: ['USER_IMPORT_NOT_FOUND'],
  },
  getUserDrift: { summary: 'Whether Keycloak and our rows agree', answer: userDrift, refusals: [] },
  listUserDifferences: {
    summary: 'Differences between Keycloak and our rows of the last 90 days, newest first',
    query: pages.extend({ state: z.enum(['open', 'mended', '']).default('') }),
    answer: userDifferenceList,
    refusals: [],
  },
  repairUserDrift: {
    summary:
      'Look for differences now and mend them. With many accounts the answer comes before the end and says since when it looks',
    answer: userDrift,
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
