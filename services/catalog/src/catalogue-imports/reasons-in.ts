import type { Language } from '@werkbank/contracts/localization';
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
