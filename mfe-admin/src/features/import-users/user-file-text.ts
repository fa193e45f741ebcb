import type { Language } from '@werkbank/contracts/localization';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';

/** A file to begin with: the heads, and a line that shows how it is filled in. */
export function templateText(language: Language): string {
  return csvText([
    userFileColumns.map(({ title }) => title[language]),
    userFileColumns.map(({ example }) => example[language]),
  ]);
}
