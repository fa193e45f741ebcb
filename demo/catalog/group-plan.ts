import type { Words } from '../shapes.ts';
import type { Trade } from '../people/producers.ts';
import type { DrawingKind } from '../drawings/drawing-kinds.ts';
import type { MaterialGroupKey } from './material-groups.ts';
import type { ColumnKey } from './columns.ts';

/** One size out of a standard's table. */
export interface Size {
  /** How common it is: below 0 at every producer, 0 at most of them, 3 only in a very large catalogue. */
  rank: number;
  /** The size within an article number, such as 0680. */
  code: string;
  /** The size as it ends an article's name, such as 6,8 mm. */
  label: Words;
  values: Partial<Record<ColumnKey, number | string>>;
  /** List price in EUR cents before the producer's own level. */
  price: number;
  weightGrams?: number;
}

/** Something every size comes in: a coating, a pack, a hand. */
export interface Option {
  code: string;
  label: Words;
  values: Partial<Record<ColumnKey, number | string>>;
  priceFactor: number;
  /** Added to the size's rank. */
  rank?: number;
  drawing?: { finish: string };
}

/** One leaf of the category tree with all of its possible articles. */
export interface GroupPlan {
  groupId: string;
  categoryId: string;
  title: Words;
  description: Words;
  drawing: DrawingKind;
  trade: Trade;
  materialGroup: MaterialGroupKey;
  /** Start of the article number, such as 338. */
  code: string;
  columns: ColumnKey[];
  details: ColumnKey[];
  facets: ColumnKey[];
  /** Values that all articles of the group share. */
  shared: Partial<Record<ColumnKey, number | string>>;
  sizes: Size[];
  options: Option[];
  /** Cents of Swiss VOC levy per 100 EUR cents of price; only fluids have it. */
  vocShare?: number;
  unit?: Words;
  /** Number of offers relative to a group of the same breadth; default 1. */
  popularity?: number;
}

export function words(de: string, en: string = de): Words {
  return { de, en };
}

/** 6.8 → 6,8 in German and 6.8 in English. */
export function numberWords(value: number): Words {
  const en = String(Number(value.toFixed(3)));
  return { de: en.replace('.', ','), en };
}

export function millimetres(value: number, prefix = ''): Words {
  const { de, en } = numberWords(value);
  return { de: `${prefix}${de} mm`, en: `${prefix}${en} mm` };
}

/** 6.8 → 0680: hundredths of a millimetre in at least four digits. */
export function sizeCode(value: number): string {
  return String(Math.round(value * 100)).padStart(4, '0');
}

export const plain: Option = { code: '', label: words(''), values: {}, priceFactor: 1 };

/** A table from printed standards: [up to and including this diameter, …lengths]. */
export type LengthTable = readonly (readonly [upTo: number, ...lengths: number[]])[];

/** The row of the first range that holds the diameter. Throws where the standard ends. */
export function lengthsFor(table: LengthTable, diameter: number): number[] {
  const row = table.find(([upTo]) => diameter <= upTo + 1e-9);
  if (!row) throw new RangeError(`the table ends below ${diameter}`);
  return row.slice(1);
}

/** Diameters from a to b in tenths; with finer steps behind them for very large catalogues. */
export function diameters(
  from: number,
  to: number,
  finest: 0.1 | 0.05 | 0.01 = 0.1,
): { d: number; rank: number }[] {
  const result: { d: number; rank: number }[] = [];
  const step = Math.round(finest * 100);
  for (let hundredths = Math.round(from * 100); hundredths <= Math.round(to * 100); hundredths += step) {
    const rank = hundredths % 50 === 0 ? 0 : hundredths % 10 === 0 ? 0.6 : hundredths % 5 === 0 ? 2 : 3;
    result.push({ d: hundredths / 100, rank: coreHoles.includes(hundredths) ? -1 : rank });
  }
  return result;
}

/** Core holes of M4 to M12 and the commonest through holes. */
const coreHoles = [330, 420, 500, 600, 680, 800, 850, 1000, 1020];
