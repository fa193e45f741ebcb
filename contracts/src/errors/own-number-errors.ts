import type { ErrorEntry } from './error-entry.js';

/** Refusals of own article numbers. */
export const ownNumberErrors = {
  OWN_NUMBERS_FULL: {
    status: 409,
    de: 'Ihre Firma kann höchstens {max} eigene Artikelnummern haben.',
    en: 'Your company can have at most {max} own article numbers.',
  },
  OWN_NUMBER_FORMULA: {
    status: 400,
    de: '{field} darf keine Formel sein.',
    en: '{field} must not be a formula.',
  },
  OWN_NUMBER_FILE_TOO_LONG: {
    status: 400,
    de: 'Eine Datei darf höchstens {max} Zeilen haben. Bitte teilen Sie die Datei.',
    en: 'A file may have at most {max} lines. Please divide the file.',
  },
} as const satisfies Record<string, ErrorEntry>;
