import type { ErrorEntry } from './error-entry.js';

/** Refusals of catalogue imports. */
export const importErrors = {
  CATALOGUE_IMPORT_NOT_FOUND: {
    status: 404,
    de: 'Diesen Katalogimport gibt es nicht (mehr).',
    en: 'This catalogue import was not found.',
  },
  CATALOGUE_IMPORT_STATUS: {
    status: 409,
    de: 'Das ist in diesem Stand des Imports nicht möglich. Bitte laden Sie die Seite neu.',
    en: 'This is not possible in the present state of the import. Please reload the page.',
  },
  CATALOGUE_IMPORT_TOO_OLD: {
    status: 409,
    de: 'Ein Import kann {days} Tage lang zurückgenommen werden. Diese Frist ist abgelaufen.',
    en: 'An import can be withdrawn for {days} days. This time is over.',
  },
  CATALOGUE_IMPORTS_WAITING: {
    status: 409,
    de: 'Es warten schon {max} Importe Ihrer Firma. Bitte schließen Sie zuerst einen ab oder verwerfen Sie ihn.',
    en: 'There are {max} imports of your company waiting already. Please finish or discard one first.',
  },
  CATALOGUE_FILE_EMPTY: { status: 400, de: 'Die Datei ist leer.', en: 'The file is empty.' },
  ARTICLE_EDIT_EMPTY: {
    status: 400,
    de: 'Bitte wählen Sie, was sich ändern soll.',
    en: 'Please choose what is to change.',
  },
  ARTICLE_EDIT_WITHOUT_ARTICLES: {
    status: 409,
    de: 'Zu diesem Filter gibt es keine Artikel (mehr).',
    en: 'There are no articles for this filter.',
  },
  IMPORT_COLUMN_MISSING: {
    status: 400,
    de: 'Es fehlt eine Spalte für „{column}“.',
    en: 'A column for “{column}” is missing.',
  },
  IMPORT_COLUMN_TWICE: {
    status: 400,
    de: '„{column}“ ist zwei Spalten zugeordnet.',
    en: '“{column}” is assigned to two columns.',
  },
  DISPATCH_LOCATION_NOT_FOUND: {
    status: 400,
    de: 'Diesen Versandort hat die Firma nicht (mehr).',
    en: 'The company has no such dispatch location.',
  },
  SOURCE_GROUP_NOT_FOUND: {
    status: 400,
    de: 'Die Gruppe „{sourceGroup}“ gibt es in Ihrem Katalog nicht (mehr).',
    en: 'There is no group “{sourceGroup}” in your catalogue.',
  },
  SOURCE_FEATURE_NOT_FOUND: {
    status: 400,
    de: 'Das Merkmal „{feature}“ haben Ihre Artikel dieser Gruppe nicht (mehr).',
    en: 'Your articles of this group have no feature “{feature}”.',
  },
  TABLE_COLUMN_NOT_FOUND: {
    status: 400,
    de: 'Die Spalte, die Sie für „{feature}“ gewählt haben, gibt es in dieser Gruppe nicht (mehr).',
    en: 'The column that you chose for “{feature}” is not in this group.',
  },
  TABLE_COLUMNS_FULL: {
    status: 409,
    de: 'Eine Gruppe hat höchstens {max} Spalten.',
    en: 'A group has at most {max} columns.',
  },
} satisfies Record<string, ErrorEntry>;
