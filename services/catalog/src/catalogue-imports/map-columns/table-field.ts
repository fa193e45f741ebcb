import type { Language } from '@werkbank/contracts/localization';
import { headForm } from './head-form.js';

/** A field of an article that a column of a table can fill. */
export interface TableField {
  field: TableFieldName;
  /** The head in a sample file. */
  title: Readonly<Record<Language, string>>;
  /** Further heads that mean it, in the form of `headForm`. */
  heads: readonly string[];
  example: string;
  /** A second column of it is the text in the other language. */
  byLanguage?: boolean;
}

export type TableFieldName = (typeof tableFieldNames)[number];

const tableFieldNames = [
  'number',
  'name',
  'description',
  'keywords',
  'gtin',
  'makerNumber',
  'maker',
  'materialGroup',
  'group',
  'orderUnit',
  'contentUnit',
  'contentQuantity',
  'minimum',
  'interval',
  'packings',
  'price',
  'currency',
  'priceQuantity',
  'priceUnit',
  'fromQuantity',
  'territory',
  'validFrom',
  'validUntil',
  'leadTimeDays',
  'tariffNumber',
  'originCountry',
  'weight',
  'image',
  'document',
  'video',
  'accessories',
  'spareParts',
  'successor',
  'references',
  'classSystem',
  'classCode',
  'dangerousGoods',
  'status',
  'stock',
  'dispatchLocation',
] as const;

export const field = (
  name: TableFieldName,
  de: string,
  en: string,
  heads: string,
  example: string,
  byLanguage = false,
): TableField => ({
  field: name,
  title: { de, en },
  heads: [de, en, name, ...heads.split(',')].map(headForm).filter((head) => head !== ''),
  example,
  ...(byLanguage ? { byLanguage } : {}),
});
