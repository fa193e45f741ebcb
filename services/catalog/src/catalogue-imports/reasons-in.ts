import type { Language } from '@werkbank/contracts/localization';
import type { ImportFailure } from './tables/index.js';
import { refusalReasons } from './reasons.js';
import { fileReasons } from './reasons-of-files.js';
import { partReasons } from './reasons-of-parts.js';

export const allReasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...refusalReasons,
  ...partReasons,
  ...fileReasons,
};

/** The sentence of a reason, of a refused article, a part that is left out, or a whole file. */
export function reasonIn(code: string, language: Language): string {
  return allReasons[code]?.[language] ?? code;
}

const lineWord: Readonly<Record<Language, string>> = { de: 'Zeile', en: 'Line' };

/** The message for a failed file, with the line and the content found there. */
export function failureIn({ code, line, detail }: ImportFailure, language: Language): string {
  const place = line === undefined ? [] : [`${lineWord[language]} ${line}`];
  const found = [...place, ...(detail === undefined ? [] : [detail])].join(': ');
  return found === '' ? reasonIn(code, language) : `${reasonIn(code, language)} (${found})`;
}
