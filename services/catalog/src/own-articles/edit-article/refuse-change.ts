import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';
import { unplacedGroupId } from '../../catalogue/index.js';
import { gtinOf, type SentColumns, tariffNumberOf, unitCode } from '../../catalogue-imports/index.js';
import type { OwnArticleChange } from './columns-of-change.js';
import type { StoredColumns } from './stored-columns.js';

const places = statement(
  'places-of-own-article',
  { group: p.boolean(), materialGroup: p.boolean() },
  `select exists (select from article_table where group_id = ? and group_id <> '${unplacedGroupId}') as group,
     exists (select from material_group where id = ?) as "materialGroup"`,
);

/** The first error of an article beyond those that its schema finds. */
export async function refuseChange(
  em: EntityManager,
  change: OwnArticleChange,
  locations: readonly { id: number }[],
): Promise<Refusal | undefined> {
  const wrong = wrongField(change, locations);
  if (wrong) return wrong;
  const { groupId, materialGroupId } = change;
  if (groupId == null && materialGroupId == null) return undefined;
  const found = await readOne(em, places, [groupId ?? '', materialGroupId ?? 0]);
  if (groupId != null && !found?.group) return refuse('CATEGORY_NOT_FOUND', { field: 'groupId' });
  if (materialGroupId != null && !found?.materialGroup)
    return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialGroupId' });
  return undefined;
}

function wrongField(change: OwnArticleChange, locations: readonly { id: number }[]): Refusal | undefined {
  const { ean, tariffNumber, packings = [], stock = [] } = change;
  if (ean != null && gtinOf(ean) === undefined) return refuse('GTIN_WRONG', { field: 'ean' });
  const unit = [
    ['orderUnit', change.orderUnit] as const,
    ['contentUnit', change.contentUnit] as const,
    ...packings.map((packing, at) => [`packings.${at}.unit`, packing.unit] as const),
  ].find(([, code]) => code != null && unitCode(code) === undefined);
  if (unit) return refuse('UNIT_UNKNOWN', { field: unit[0] });
  const packing = packings.findIndex((one) => one.ean !== null && gtinOf(one.ean) === undefined);
  if (packing !== -1) return refuse('GTIN_WRONG', { field: `packings.${packing}.ean` });
  if (tariffNumber != null && tariffNumberOf(tariffNumber) === undefined)
    return refuse('TARIFF_NUMBER_WRONG', { field: 'tariffNumber' });
  const place = stock.findIndex(({ dispatchLocationId }) =>
    locations.every(({ id }) => id !== dispatchLocationId),
  );
  return place === -1
    ? undefined
    : refuse('DISPATCH_LOCATION_NOT_FOUND', { field: `stock.${place}.dispatchLocationId` });
}

/** Checks fields of an article that depend on each other, after the change. */
export function refuseTogether(
  change: OwnArticleChange,
  sent: SentColumns,
  before: StoredColumns | null,
): Refusal | undefined {
  const name = sent['name'];
  if (name !== undefined && Object.keys(name as object).length === 0)
    return refuse('FIELD_REQUIRED', { field: 'name' });
  const after = { ...before, ...sent } as Partial<StoredColumns>;
  if (change.contentQuantity != null && after.content_unit == null)
    return refuse('FIELD_REQUIRED', { field: 'contentUnit' });
  const touched = before === null || change.prices !== undefined || change.isOnSale !== undefined;
  const isOnSale = after.not_for_sale_reason == null;
  const hasPrice = after.list_price != null || (after.further_prices?.length ?? 0) > 0;
  return touched && isOnSale && !hasPrice
    ? refuse('ARTICLE_ON_SALE_WITHOUT_PRICE', { field: 'prices' })
    : undefined;
}
