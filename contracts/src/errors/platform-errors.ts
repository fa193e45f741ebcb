import type { ErrorEntry } from './error-entry.js';

/** Refusals about what the platform sets for all: who writes documents, currencies, help. */
export const platformErrors = {
  IBAN_WRONG: {
    status: 400,
    de: 'Das ist keine IBAN: Länderkennung, Prüfziffern oder Länge stimmen nicht.',
    en: 'This is not an IBAN: its country code, check digits or length are not right.',
  },
  QR_IBAN_WRONG: {
    status: 400,
    de: 'Das ist keine QR-IBAN: Sie beginnt mit CH oder LI, die 5. bis 9. Stelle liegen zwischen 30000 und 31999, und die Prüfziffern stimmen.',
    en: 'This is not a QR-IBAN: it starts with CH or LI, its 5th to 9th characters lie between 30000 and 31999, and its check digits are correct.',
  },
  CURRENCY_UNKNOWN: {
    status: 400,
    de: 'Eine Währung mit diesem Code und zwei Nachkommastellen gibt es nicht.',
    en: 'There is no currency with this code and two decimals.',
  },
  CURRENCY_OFFERED_ALREADY: {
    status: 409,
    de: 'Diese Währung wird schon angeboten.',
    en: 'This currency is offered already.',
  },
  DEFAULT_CURRENCY: {
    status: 409,
    de: 'Die Standardwährung lässt sich nicht zurückziehen.',
    en: 'The default currency cannot be withdrawn.',
  },
  EXCHANGE_RATE_OVERLAP: {
    status: 409,
    de: 'Für diesen Zeitraum gibt es schon einen Kurs.',
    en: 'There is already a rate for this period.',
  },
  EXCHANGE_RATE_GAP: {
    status: 409,
    de: 'Zwischen den Kursen bliebe eine Lücke.',
    en: 'This would leave a gap between the rates.',
  },
  EXCHANGE_RATE_NONE_TODAY: {
    status: 409,
    de: 'Für heute bliebe kein Kurs.',
    en: 'This would leave no rate for today.',
  },
  SIDEBAR_URL_REQUIRED: {
    status: 400,
    de: 'Für ein Video muss eine Adresse angegeben werden.',
    en: 'A video needs an address.',
  },
  SIDEBAR_VIDEO_ADDRESS: {
    status: 400,
    de: 'Das ist kein Video auf YouTube; richtig ist zum Beispiel https://www.youtube.com/watch?v=M7lc1UVf-VE.',
    en: 'This is not a video on YouTube; a correct address is for example https://www.youtube.com/watch?v=M7lc1UVf-VE.',
  },
  SIDEBAR_FILE_REQUIRED: {
    status: 400,
    de: 'Für ein neues PDF muss eine Datei angegeben werden.',
    en: 'A new PDF needs a file.',
  },
} satisfies Record<string, ErrorEntry>;
