import { wholeWords, wordsOf } from './words.js';

/** EN before two digits is more often a word or a taper than a standard. */
const standard = /^(?:din|iso|vdi)\d{2,6}$|^en\d{3,6}$/;
const begun = /^(?:din|iso|vdi|en)\d{0,6}$/;

/** Standards that a text names, in the form in which they are compared: din338. */
export const standardsIn = (text: string): string[] => wholeWords(text).filter((word) => standard.test(word));

/** The form of a text that is the beginning of a standard: din33 of `DIN 33`. */
export function begunStandard(text: string): string | null {
  const joined = wordsOf(text).slice(0, 3).join('');
  return begun.test(joined) ? joined : null;
}

/** DIN 338 of din338. */
export const writtenStandard = (form: string): string =>
  form.replace(/^[a-z]+/, (name) => `${name.toUpperCase()} `);
