import type { Language } from '@werkbank/contracts/localization';
import type { SheetColumn } from '@werkbank/platform/spreadsheets';
import type { PriceRow } from './price-rows.js';

export interface PriceColumn {
  of: keyof PriceRow;
  title: Record<Language, string>;
  kind: 'text' | 'whole' | 'cents' | 'percent';
  width: number;
}

export const priceColumns: readonly PriceColumn[] = [
  { of: 'materialNumber', title: { de: 'Artikelnummer', en: 'Article no.' }, kind: 'text', width: 22 },
  { of: 'articleText', title: { de: 'Bezeichnung', en: 'Description' }, kind: 'text', width: 48 },
  { of: 'minQuantity', title: { de: 'Ab Menge', en: 'From quantity' }, kind: 'whole', width: 12 },
  { of: 'listPrice', title: { de: 'Listenpreis', en: 'List price' }, kind: 'cents', width: 12 },
  { of: 'surcharge', title: { de: 'Zuschlag %', en: 'Surcharge %' }, kind: 'percent', width: 12 },
  { of: 'discount', title: { de: 'Rabatt %', en: 'Discount %' }, kind: 'percent', width: 12 },
  { of: 'voc', title: { de: 'VOC-Abgabe', en: 'VOC levy' }, kind: 'cents', width: 12 },
  { of: 'netPrice', title: { de: 'Nettopreis', en: 'Net price' }, kind: 'cents', width: 12 },
  { of: 'currency', title: { de: 'Währung', en: 'Currency' }, kind: 'text', width: 10 },
  { of: 'taxRate', title: { de: 'MwSt. %', en: 'VAT %' }, kind: 'percent', width: 10 },
  {
    of: 'leadTimeDays',
    title: { de: 'Lieferzeit (Arbeitstage)', en: 'Lead time (working days)' },
    kind: 'whole',
    width: 16,
  },
  { of: 'priceQuantity', title: { de: 'Preis je', en: 'Price per' }, kind: 'whole', width: 10 },
  { of: 'orderUnit', title: { de: 'Bestelleinheit', en: 'Order unit' }, kind: 'text', width: 16 },
];

const formats = { text: '@', whole: '0', cents: '#,##0.00', percent: '0.00' } as const;

export const sheetNames: Record<Language, string> = { de: 'Preisliste', en: 'Price list' };

export const sheetColumns = (language: Language): SheetColumn<PriceRow>[] =>
  priceColumns.map((column) => ({
    title: column.title[language],
    width: column.width,
    format: formats[column.kind],
    value: (row) => (column.kind === 'text' ? String(row[column.of]) : numberOf(column, row)),
  }));

/** The value as a number for calculations: amounts in the currency, not in cents. */
export function numberOf({ of, kind }: PriceColumn, row: PriceRow): number {
  return kind === 'cents' ? Number(row[of]) / 100 : Number(row[of]);
}
