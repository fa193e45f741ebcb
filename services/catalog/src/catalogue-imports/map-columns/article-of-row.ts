import {
  emptyArticle,
  type SentArticle,
  type SentFeature,
  type SentMedium,
  type SentPrice,
  type SentReference,
  type SentTexts,
} from '../read-file/sent-article.js';
import type { TableRow } from '../read-file/table.js';
import type { ColumnMapping, MappedColumn } from './column-mapping.js';
import { itemsOf } from './list-cell.js';
import { featureName } from './feature-name.js';
import { packingIn, referenceIn } from './parts-of-cells.js';
import type { TableFieldName } from './table-field.js';

/**
 * The article of a row, in the same form as one of a BMEcat. Undefined for a row without values in mapped
 * cells.
 */
export function articleOfRow({ cells }: TableRow, { columns }: ColumnMapping): SentArticle | undefined {
  const filled = columns.flatMap((column, place) => {
    const cell = cells[place] ?? '';
    return cell === '' || column.target === 'leftOut' ? [] : [{ column, cell }];
  });
  if (filled.length === 0) return undefined;
  const one = (field: TableFieldName) => filled.find(({ column }) => column.target === field)?.cell;
  const all = (field: TableFieldName) =>
    filled.flatMap(({ column, cell }) => (column.target === field ? listOf(cell) : []));
  const texts = (field: TableFieldName) => textsIn(filled.filter(({ column }) => column.target === field));
  const medium = (field: TableFieldName, type: string) =>
    all(field).map((source): SentMedium => ({ source, type, purpose: undefined, description: {} }));
  const media = [
    ...medium('image', 'image/*'),
    ...medium('document', 'application/pdf'),
    ...medium('video', 'video/*'),
  ];
  const reference = (field: TableFieldName, type: string) =>
    all(field).map((article): SentReference => ({ type, article, quantity: undefined }));
  return {
    ...emptyArticle(one('number') ?? ''),
    shortText: texts('name'),
    longText: texts('description'),
    keywords: keywordsIn(filled),
    gtin: one('gtin'),
    makerNumber: one('makerNumber'),
    maker: one('maker'),
    materialGroup: one('materialGroup'),
    leadTimeDays: one('leadTimeDays'),
    tariffNumber: one('tariffNumber'),
    originCountry: one('originCountry'),
    weight: one('weight'),
    weightUnit: filled.find(({ column }) => column.target === 'weight')?.column.unit,
    statuses: all('status'),
    orderUnit: one('orderUnit'),
    contentUnit: one('contentUnit'),
    contentPerOrderUnit: one('contentQuantity'),
    priceQuantity: one('priceQuantity'),
    minimum: one('minimum'),
    interval: one('interval'),
    packings: all('packings').map(packingIn),
    prices: pricesIn(filled, one),
    features: [
      { system: undefined, group: undefined, features: featuresIn(filled) },
      ...classesIn(all),
    ].filter(({ features, group }) => features.length > 0 || group !== undefined),
    media: media.length > 0 ? media : undefined,
    references: [
      ...reference('accessories', 'accessories'),
      ...reference('spareParts', 'sparepart'),
      ...reference('successor', 'followup'),
      ...all('references').map(referenceIn),
    ],
    groups: all('group'),
    dangerousGoods: all('dangerousGoods'),
  };
}

interface FilledCell {
  column: MappedColumn;
  cell: string;
}

const listOf = (cell: string) => itemsOf(cell, ';|\n').filter((item) => item !== '');

function textsIn(filled: readonly FilledCell[]): SentTexts {
  const texts: SentTexts = {};
  for (const { column, cell } of filled) texts[column.language ?? 'und'] ??= cell;
  return texts;
}

function keywordsIn(filled: readonly FilledCell[]): SentTexts[] {
  return filled
    .filter(({ column }) => column.target === 'keywords')
    .flatMap(({ column, cell }) =>
      itemsOf(cell, ',;|\n')
        .filter((word) => word !== '')
        .map((word) => ({ [column.language ?? 'und']: word })),
    );
}

function pricesIn(
  filled: readonly FilledCell[],
  one: (field: TableFieldName) => string | undefined,
): SentPrice[] {
  return filled
    .filter(({ column }) => column.target === 'price')
    .map(({ column, cell }) => ({
      type: 'net_list',
      amount: cell,
      currency: column.unit ?? one('currency'),
      factor: undefined,
      lowerBound: column.fromQuantity ?? one('fromQuantity'),
      quantity: one('priceQuantity'),
      unit: one('priceUnit'),
      territories:
        one('territory')
          ?.split(/[,;|/\s]+/)
          .filter((code) => code !== '') ?? [],
      validFrom: one('validFrom'),
      validUntil: one('validUntil'),
    }));
}

/** Columns of one head in two languages are one feature. */
function featuresIn(filled: readonly FilledCell[]): SentFeature[] {
  const byName = new Map<string, { name: SentTexts; values: SentTexts[]; unit: string | undefined }>();
  for (const { column, cell } of filled) {
    if (column.target !== 'feature') continue;
    const name = featureName(column);
    const feature = byName.get(name) ?? { name: { und: name }, values: [], unit: column.unit };
    byName.set(name, feature);
    itemsOf(cell, '|\n').forEach((text, place) => {
      if (text !== '') feature.values[place] = { ...feature.values[place], [column.language ?? 'und']: text };
    });
  }
  return Array.from(byName.values(), (feature) => ({
    ...feature,
    id: undefined,
    values: feature.values.filter((value) => value !== undefined),
  }));
}

/** Systems are in the order of their classes. A system without a class is ignored. */
function classesIn(all: (field: TableFieldName) => string[]): SentArticle['features'][number][] {
  const systems = all('classSystem');
  return all('classCode').map((group, place) => ({
    system: systems[place] ?? systemOf(group),
    group,
    features: [],
  }));
}

function systemOf(code: string): string | undefined {
  if (/^EC\d{6}$/i.test(code)) return 'ETIM';
  return /^\d{2}-?\d{2}-?\d{2}-?\d{2}$/.test(code) ? 'ECLASS' : undefined;
}
