import { isDeepStrictEqual } from 'node:util';
import type { ArticleEdit, CatalogueImportMode } from '@werkbank/contracts/entities';
import { compareForm } from '@werkbank/contracts/text';
import type { SourceFeature } from '../../catalogue/index.js';
import { type Properties, withFeatures } from '../feature-columns/properties-of.js';
import type { TablesOfGroups } from '../feature-columns/tables-of-groups.js';
import type { RefusalReason } from '../reasons.js';
import type { ColumnChanges, SentColumns, SentStock } from '../tables/index.js';
import { withKeptGroups } from './discount-groups.js';
import { withKeptParts, withSameFeatures } from './kept-parts.js';
import { withKnownMedia } from './known-media.js';
import { textColumns } from './imported-columns.js';

/** A stored article, by columns. */
export interface CurrentArticle {
  articleId: string;
  ownerCompanyId: number | null;
  /** Version of its row. */
  version: string;
  columns: SentColumns;
  /** Levels by dispatch location. */
  stock: Readonly<Record<string, number>>;
}

export interface StagedRow {
  line: number;
  materialNumber: string;
  sent: SentColumns;
  stock: readonly SentStock[];
}

/** The place that a producer has chosen for the groups of its catalogue. */
export interface Place {
  groupId: string | null;
  materialGroupId: number | null;
}

export interface Location {
  id: number;
  name: string;
  city: string;
}

export interface ComparisonTerms {
  companyId: number;
  mode: CatalogueImportMode;
  /** The file has columns, not elements. */
  isTable?: boolean;
  /** The changes of each article, of an import without a file. */
  edit?: ArticleEdit | null;
  /** Dispatch locations of the company, the first one being its usual one. */
  locations: readonly Location[];
  defaults: { leadTimeDays: number; currency: string; dispatchLocationId: number | null };
  placeOf: (sourceGroups: readonly string[]) => Place | undefined;
  tables: Pick<TablesOfGroups, 'columnsOf' | 'propertiesOf'>;
  unplacedGroupId: string;
  /** Texts and features are the article's whole, as a person has them before their eyes. */
  byHand?: true;
  /** Version of a file in the import's archive, by its name. */
  versionOf?: (source: string) => string | undefined;
}

export type Compared =
  | { refused: { field: string; code: RefusalReason; value: string } }
  | { kind: 'new' | 'changed' | 'unchanged' | 'gone'; changes: ColumnChanges; priceMove: number | null };

/** The key of a stock level among the changes of an article. */
const stockKey = (locationId: number): string => `stock.${locationId}`;
export const locationOfStockKey = (key: string): number | undefined =>
  key.startsWith('stock.') ? Number(key.slice('stock.'.length)) : undefined;

/** The changes that an import makes to an article. Preview and application use the same function. */
export function compareArticle(
  row: StagedRow,
  current: CurrentArticle | undefined,
  terms: ComparisonTerms,
): Compared {
  const refused = refusalOf(row, current, terms);
  if (refused) return { refused };
  const sent = placed(row.sent, current, terms);
  let changes: ColumnChanges = {};
  for (const [column, value] of Object.entries(sent)) {
    const before = current?.columns[column];
    const isAsItIs = terms.byHand ?? terms.edit;
    const after = textColumns.has(column) && !isAsItIs ? merged(before, value) : value;
    if (current && (isSame(before, after) || (!isAsItIs && meansTheSame(column, before, after)))) continue;
    changes[column] = { before: before ?? null, after };
  }
  for (const { level, dispatchLocation } of row.stock) {
    const location = locationOf(dispatchLocation, terms);
    if (location === undefined)
      return {
        refused: { field: 'dispatchLocation', code: 'LocationUnknown', value: dispatchLocation ?? '' },
      };
    const before = current?.stock[location] ?? null;
    if (before !== level) changes[stockKey(location)] = { before, after: level };
  }
  if (current === undefined) return { kind: 'new', changes, priceMove: null };
  // An article without an owner gets one with its first other change.
  if (Object.keys(changes).every((column) => column === 'owner_company_id')) changes = {};
  if (terms.edit && isSoldWithoutPrice(current.columns, changes))
    return { refused: { field: 'listPrice', code: 'PriceMissing', value: '' } };
  const hasChanges = Object.keys(changes).length > 0;
  const isGone = isSet(changes['not_for_sale_reason']?.after) && Object.keys(changes).length === 1;
  return {
    kind: isGone ? 'gone' : hasChanges ? 'changed' : 'unchanged',
    changes,
    priceMove: priceMove(current.columns, changes),
  };
}

/** True for an edit that puts an article on sale without a price. */
function isSoldWithoutPrice(current: SentColumns, changes: ColumnChanges): boolean {
  const after = (column: string): unknown => (changes[column] ? changes[column].after : current[column]);
  const further = after('further_prices');
  return (
    changes['not_for_sale_reason'] !== undefined &&
    !isSet(after('not_for_sale_reason')) &&
    !isSet(after('list_price')) &&
    !(Array.isArray(further) && further.length > 0)
  );
}

/** A dispatch location by its id, or by a name or city that only one has. */
function locationOf(asked: string | null, { locations, defaults }: ComparisonTerms): number | undefined {
  if (asked === null) {
    const usual = defaults.dispatchLocationId ?? locations[0]?.id;
    return locations.find(({ id }) => id === usual)?.id;
  }
  const form = compareForm(asked);
  const found =
    locations.find(({ id }) => String(id) === form) ??
    only(locations.filter(({ name }) => compareForm(name) === form)) ??
    only(locations.filter(({ city }) => compareForm(city) === form));
  return found?.id;
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function refusalOf(
  { materialNumber, sent }: StagedRow,
  current: CurrentArticle | undefined,
  terms: ComparisonTerms,
): { field: string; code: RefusalReason; value: string } | undefined {
  const field = 'materialNumber';
  const value = materialNumber;
  if (current && current.ownerCompanyId !== null && current.ownerCompanyId !== terms.companyId)
    return { field, code: 'OtherOwner', value };
  if (current) return undefined;
  const isGone = isSet(sent['not_for_sale_reason']) && !terms.byHand;
  if (!setsAll(terms) || isGone) return { field, code: 'ArticleUnknown', value };
  if (!isSet(sent['name'])) return { field: 'name', code: 'NameMissing', value: '' };
  return undefined;
}

/** True for files of whole articles, in which an unknown one is new. */
const setsAll = ({ mode, edit }: ComparisonTerms): boolean => !edit && (mode === 'full' || mode === 'update');

/** With its owner, its place, and the usual values of a new article. */
function placed(row: SentColumns, current: CurrentArticle | undefined, terms: ComparisonTerms): SentColumns {
  if (terms.edit) return withProperties(row, current, terms);
  if (!setsAll(terms)) return row;
  const keep = terms.isTable ? withKeptParts : withSameFeatures;
  const sent = current && !terms.byHand ? keep(row, current.columns) : row;
  const groupsBefore = textsOf(current?.columns['source_groups']);
  const sourceGroups = sent['source_groups']
    ? withKeptGroups(textsOf(sent['source_groups']), groupsBefore)
    : groupsBefore;
  const media = withKnownMedia(sent['source_media'], current?.columns['source_media'], terms.versionOf);
  const place = terms.placeOf(sourceGroups);
  const owned: SentColumns = {
    ...sent,
    ...(media && { source_media: media }),
    owner_company_id: terms.companyId,
  };
  if (sent['source_groups']) owned['source_groups'] = sourceGroups;
  if (place?.groupId) owned['group_id'] = place.groupId;
  if (place?.materialGroupId) owned['material_group_id'] = place.materialGroupId;
  if (!current) owned['group_id'] ??= terms.unplacedGroupId;
  const whole = withProperties(owned, current, terms);
  if (current) return whole;
  return {
    lead_time_days: terms.defaults.leadTimeDays,
    list_price_currency: terms.defaults.currency,
    ...whole,
  };
}

function withProperties(
  sent: SentColumns,
  current: CurrentArticle | undefined,
  terms: ComparisonTerms,
): SentColumns {
  const properties = propertiesAfter(sent, current, terms);
  return properties ? { ...sent, properties } : sent;
}

/** Values of the group's columns where features or the group are new. */
function propertiesAfter(
  sent: SentColumns,
  current: CurrentArticle | undefined,
  { tables, byHand }: ComparisonTerms,
): Properties | undefined {
  const [groupBefore, group] = [
    current?.columns['group_id'],
    sent['group_id'] ?? current?.columns['group_id'],
  ];
  const featuresBefore = featuresOf(current?.columns['source_features']);
  const features = featuresOf(sent['source_features']) ?? featuresBefore;
  if (typeof group !== 'string' || !features) return undefined;
  const moves = current !== undefined && group !== groupBefore;
  if (!sent['source_features'] && !moves) return undefined;
  const forgotten =
    moves || byHand
      ? tables.columnsOf(String(groupBefore)).map(({ key }) => key)
      : Object.keys(tables.propertiesOf(group, featuresBefore ?? []));
  const before = current?.columns['properties'];
  return withFeatures(isProperties(before) ? before : {}, forgotten, tables.propertiesOf(group, features));
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const featuresOf = (value: unknown): SourceFeature[] | undefined =>
  Array.isArray(value) ? (value as SourceFeature[]) : undefined;
const isProperties = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

const isSet = (value: unknown): boolean => value !== null && value !== undefined;

/** A new article has the very object that was sent. */
function merged(before: unknown, sent: unknown): unknown {
  return isSet(before) ? { ...objectOf(before), ...objectOf(sent) } : objectOf(sent);
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Files know that an article is off sale, not in which words, and tariff numbers as digits alone. */
function meansTheSame(column: string, before: unknown, after: unknown): boolean {
  if (!isSet(before) || !isSet(after)) return false;
  if (column === 'tariff_number') return String(before).replaceAll(/[\s.]/g, '') === after;
  return column === 'not_for_sale_reason';
}

/** Numbers come as texts or numbers, and a column without a value equals null. */
function isSame(before: unknown, after: unknown): boolean {
  if (!isSet(before) && !isSet(after)) return true;
  if (typeof before === 'number' && typeof after === 'string') return before === Number(after);
  return isDeepStrictEqual(before, after);
}

/** Per cent by which the price of one order unit moves; null in another currency or without a price. */
function priceMove(current: SentColumns, changes: ColumnChanges): number | null {
  if (!changes['list_price'] && !changes['price_quantity']) return null;
  if (changes['list_price_currency']) return null;
  const perUnit = (pick: (column: string) => unknown): number | undefined => {
    const [amount, quantity] = [pick('list_price'), pick('price_quantity')];
    return typeof amount === 'number' && typeof quantity === 'number' && amount > 0
      ? amount / quantity
      : undefined;
  };
  const before = perUnit((column) => current[column]);
  const after = perUnit((column) => (changes[column] ? changes[column].after : current[column]));
  return before === undefined || after === undefined ? null : Math.round((after / before - 1) * 10_000) / 100;
}
