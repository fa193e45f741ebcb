import type { ErrorEntry } from './error-entry.js';

/** Refusals of the tree of categories and of the tables of its groups. */
export const categoryErrors = {
  CATEGORY_NAME_TAKEN: {
    status: 409,
    de: '„{name}“ gibt es an dieser Stelle schon. Bitte wählen Sie einen anderen Namen.',
    en: '“{name}” is already there at this place. Please choose another name.',
  },
  CATEGORY_PARENT_NOT_FOUND: {
    status: 400,
    de: 'Die übergeordnete Kategorie gibt es nicht (mehr).',
    en: 'The category above was not found.',
  },
  CATEGORY_PARENT_IS_GROUP: {
    status: 400,
    de: '„{name}“ ist eine Artikelgruppe. Unter ihr kann nichts liegen.',
    en: '“{name}” is a group of articles. There can be nothing below it.',
  },
  CATEGORY_BELOW_ITSELF: {
    status: 400,
    de: 'Eine Kategorie kann nicht unter sich selbst liegen. „{name}“ gehört zu ihr.',
    en: 'A category cannot be below itself. “{name}” is a part of it.',
  },
  CATEGORY_TOO_DEEP: {
    status: 400,
    de: 'Der Baum hat höchstens {max} Ebenen.',
    en: 'The tree has at most {max} levels.',
  },
  CATEGORIES_FULL: {
    status: 409,
    de: 'Es gibt schon {max} Kategorien. Mehr sind nicht möglich.',
    en: 'There are {max} categories already. More are not possible.',
  },
  CATEGORY_HAS_ARTICLES: {
    status: 409,
    de: 'Die Gruppe hat noch {articles} Artikel. Bitte ordnen Sie diese zuerst einer anderen Gruppe zu.',
    en: 'The group still has {articles} articles. Please move them to another group first.',
  },
  CATEGORY_HAS_CATEGORIES: {
    status: 409,
    de: 'Unter der Kategorie liegen noch {categories} andere. Bitte verschieben oder löschen Sie diese zuerst.',
    en: 'There are still {categories} others below this category. Please move or delete them first.',
  },
  PICTURE_NOT_READABLE: {
    status: 400,
    de: 'Dieses Bild kann nicht gelesen werden. Bitte speichern Sie es als JPEG oder PNG und versuchen Sie es noch einmal.',
    en: 'This picture cannot be read. Please save it as JPEG or PNG and try again.',
  },
  COLUMN_NOT_FOUND: {
    status: 404,
    de: 'Diese Spalte gibt es nicht (mehr).',
    en: 'This column was not found.',
  },
  COLUMN_TWICE: {
    status: 400,
    de: 'Die Spalte „{name}“ steht zweimal in der Tabelle.',
    en: 'The column “{name}” is in the table twice.',
  },
  COLUMN_NAME_TAKEN: {
    status: 409,
    de: '„{name}“ heißt schon eine andere Spalte. Bitte wählen Sie diese oder einen anderen Namen.',
    en: 'Another column is called “{name}” already. Please choose that one or another name.',
  },
  COLUMN_VALUE_TWICE: {
    status: 400,
    de: 'Der Wert „{value}“ steht zweimal in der Liste.',
    en: 'The value “{value}” is in the list twice.',
  },
  COLUMN_IN_USE: {
    status: 409,
    de: 'Diese Spalte haben {groups} Gruppen mit {articles} Artikeln. Bitte bestätigen Sie, dass sie aus allen verschwindet.',
    en: '{groups} groups with {articles} articles have this column. Please confirm that it disappears from all of them.',
  },
} satisfies Record<string, ErrorEntry>;
