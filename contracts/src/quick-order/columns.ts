import type { Language } from '../localization/index.js';

export const quickOrderLimits = {
  /** Lines of a list. */
  lines: 5_000,
  /** Filled rows: the lines, a head and the text above it. */
  rows: 5_050,
  /** Lines that one request checks. */
  linesAtOnce: 500,
  fileBytes: 2 * 1024 * 1024,
  /** Characters. */
  number: 100,
  quantity: 40,
  /** Articles that are shown for one number. */
  fitting: 5,
  /** Numbers that begin as one that is not there. */
  near: 3,
  /** Columns of a table that are looked at. */
  columns: 50,
} as const;

export type QuickOrderField = 'number' | 'quantity';

interface QuickOrderColumn {
  readonly title: Readonly<Record<Language, string>>;
  /** Heads by which the column is known, in the form of numbers (`numberForm`). The most telling stands first. */
  readonly heads: readonly string[];
}

/** Heads of a column with the buyer's own article numbers. */
export const ownNumberHeads: readonly string[] = [
  'eigeneartikelnummer',
  'eigeneartikelnr',
  'eigenenummer',
  'eigenenr',
  'ownarticlenumber',
  'ownarticleno',
  'ownnumber',
  'ownno',
  'kundenartikelnummer',
  'kundenartikelnr',
  'customerarticlenumber',
  'customerpartnumber',
  'ihreartikelnummer',
  'yourarticlenumber',
];

/** The columns of a list. The sample file has them in this order. */
export const quickOrderColumns: Readonly<Record<QuickOrderField, QuickOrderColumn>> = {
  number: {
    title: { de: 'Artikelnummer', en: 'Article number' },
    heads: [
      'artikelnummer',
      'artikelnr',
      'artnr',
      'articlenumber',
      'articleno',
      'herstellernummer',
      'herstellernr',
      'herstellerartikelnummer',
      'materialnummer',
      'materialnr',
      'materialnumber',
      'bestellnummer',
      'bestellnr',
      'bestnr',
      'ordernumber',
      'orderno',
      'itemnumber',
      'itemno',
      'partnumber',
      'partno',
      'productnumber',
      'mpn',
      'sku',
      'gtin',
      'ean',
      'artikel',
      'article',
      'item',
      'part',
      'nummer',
      'number',
      'nr',
      'no',
    ],
  },
  quantity: {
    title: { de: 'Menge', en: 'Quantity' },
    heads: [
      'menge',
      'bestellmenge',
      'anzahl',
      'stueckzahl',
      'stueck',
      'stk',
      'quantity',
      'orderquantity',
      'qty',
      'pieces',
      'pcs',
      'count',
    ],
  },
};
