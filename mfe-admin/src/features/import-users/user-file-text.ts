import type { Language } from '@werkbank/contracts/limits';
import { csvText, userFileColumns } from '@werkbank/contracts/user-file';

/** A file to begin with: the heads, and a line that shows how it is filled in. */
export function templateText(language: Language): string {
  return csvText([
    userFileColumns.map(({ title }) => title[language]),
    userFileColumns.map(({ example }) => example[language]),
  ]);
}

/** Hands a text to the browser, which saves it under its name. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
