import type { ErrorEntry } from './error-entry.js';

/** Refusals of articles that producers keep by hand. */
export const ownArticleErrors = {
  ARTICLE_NUMBER_TAKEN: {
    status: 409,
    de: 'Diese Artikelnummer gibt es bei diesem Hersteller schon.',
    en: 'This producer already has an article with this number.',
  },
  ARTICLE_ON_SALE_WITHOUT_PRICE: {
    status: 400,
    de: 'Ein Artikel im Verkauf braucht einen Preis. Geben Sie einen an oder nehmen Sie den Artikel aus dem Verkauf.',
    en: 'An article on sale needs a price. Enter one, or take the article off sale.',
  },
  PRICES_CONTRADICT: {
    status: 400,
    de: 'Für dieselbe Menge, Währung, Zeit und dieselben Länder steht schon ein Preis da.',
    en: 'There is already a price for the same quantity, currency, time and countries.',
  },
  DAYS_TURNED_AROUND: {
    status: 400,
    de: 'Das Ende liegt vor dem Anfang.',
    en: 'The end is before the beginning.',
  },
  CURRENCY_UNKNOWN: {
    status: 400,
    de: 'Diese Währung gibt es nicht.',
    en: 'There is no such currency.',
  },
  COUNTRY_UNKNOWN: { status: 400, de: 'Dieses Land gibt es nicht.', en: 'There is no such country.' },
  UNIT_UNKNOWN: { status: 400, de: 'Diese Einheit ist nicht bekannt.', en: 'This unit is not known.' },
  GTIN_WRONG: {
    status: 400,
    de: 'Die GTIN hat eine falsche Länge oder Prüfziffer.',
    en: 'The GTIN has a wrong length or check digit.',
  },
  TARIFF_NUMBER_WRONG: {
    status: 400,
    de: 'Eine Zolltarifnummer hat 6 bis 11 Ziffern.',
    en: 'A tariff number has 6 to 11 digits.',
  },
  FILE_OF_OTHER_TYPE: {
    status: 415,
    de: 'Der Name der Datei endet auf „{ending}“, ihr Inhalt ist aber {type}. Bitte speichern Sie sie in ihrem richtigen Format.',
    en: 'The name of the file ends in “{ending}”, but its content is {type}. Please save it in its true format.',
  },
  PICTURE_BROKEN: {
    status: 415,
    de: 'Dieses Bild ist beschädigt oder unvollständig.',
    en: 'This picture is broken or incomplete.',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    de: 'Dieses Bild hat zu viele Pixel.',
    en: 'This picture has too many pixels.',
  },
  PDF_NOT_ALLOWED: {
    status: 415,
    de: 'Dieses PDF ist geschützt oder enthält aktive Inhalte. Bitte speichern Sie es ohne sie, zum Beispiel durch Drucken als PDF.',
    en: 'This PDF is protected or has active content. Please save it without, for example by printing it as a PDF.',
  },
} satisfies Record<string, ErrorEntry>;
