import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DiscountType, MaterialGroupType } from '@werkbank/contracts/entities';

/** The first and the last day on which a rule holds; null where it always did or always will. */
const period = { validFrom: p.date().nullable(), validUntil: p.date().nullable() };
/** Counted by the database. */
const lockKey = p.integer().default(1);

export const DiscountGroup = defineEntity({
  name: 'DiscountGroup',
  tableName: 'discount_group',
  properties: {
    id: p.integer().primary(),
    producerCompanyId: p.integer(),
    name: p.text(),
    isOtherCustomerGroup: p.boolean(),
    discountType: p.text().$type<DiscountType>(),
    materialGroupType: p.text().$type<MaterialGroupType>(),
    discountValue: p.decimal('number').nullable(),
    lockKey,
  },
});
export type DiscountGroupRow = InferEntity<typeof DiscountGroup>;

export const Discount = defineEntity({
  name: 'Discount',
  tableName: 'discount',
  properties: {
    id: p.integer().primary(),
    discountGroupId: p.integer(),
    /** null in a percentage group. */
    materialOrArticleGroupId: p.integer().nullable(),
    discountValue: p.decimal('number').nullable(),
    /** The id before its last change. */
    formerId: p.integer().nullable(),
    ...period,
  },
});
export type DiscountRow = InferEntity<typeof Discount>;

export const DiscountQuantity = defineEntity({
  name: 'DiscountQuantity',
  tableName: 'discount_quantity',
  properties: {
    discountId: p.integer().primary(),
    minQuantity: p.integer().primary(),
    discountValue: p.decimal('number'),
  },
});

export const DiscountAssignment = defineEntity({
  name: 'DiscountAssignment',
  tableName: 'discount_assignment',
  properties: {
    id: p.integer().primary(),
    producerCompanyId: p.integer(),
    discountGroupId: p.integer(),
    customerCompanyId: p.integer(),
    lockKey,
    ...period,
  },
});

export const ArticleGroup = defineEntity({
  name: 'ArticleGroup',
  tableName: 'article_group',
  properties: { id: p.integer().primary(), producerCompanyId: p.integer(), name: p.text(), lockKey },
});

export const ArticleGroupMember = defineEntity({
  name: 'ArticleGroupMember',
  tableName: 'article_group_member',
  properties: { articleGroupId: p.integer().primary(), materialGroupId: p.integer().primary() },
});

export const CountryPriceFactor = defineEntity({
  name: 'CountryPriceFactor',
  tableName: 'country_price_factor',
  properties: {
    id: p.integer().primary(),
    producerCompanyId: p.integer(),
    targetCountry: p.text(),
    factor: p.decimal('number'),
    lockKey,
    ...period,
  },
});

export const Surcharge = defineEntity({
  name: 'Surcharge',
  tableName: 'surcharge',
  properties: {
    id: p.integer().primary(),
    producerCompanyId: p.integer(),
    materialGroupId: p.integer(),
    value: p.decimal('number'),
    lockKey,
    ...period,
  },
});

export const priceRuleEntities = [
  DiscountGroup,
  Discount,
  DiscountQuantity,
  DiscountAssignment,
  ArticleGroup,
  ArticleGroupMember,
  CountryPriceFactor,
  Surcharge,
];
