import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DiscountType, MaterialGroupType } from '@werkbank/contracts/entities';

/** First and last day of a rule; null for no limit. */
const period = { validFrom: p.date().nullable(), validUntil: p.date().nullable() };
/** Counted by the database. */
const lockKey = p.integer().default(1);
const identity = p.integer().primary().generated('by default as identity');
/** Among several rules for the same case, each begins on another day. */
const byDay = (table: string, ...columns: string[]) => ({
  name: `${table}_by_day`,
  expression: `create unique index ${table}_by_day on ${table} (${columns.join(', ')}, coalesce(valid_from, '-infinity'::date))`,
});
const comparedNames = (table: string) =>
  [
    ['name', 'lower(name)'],
    ['compared_name', 'compare_form(name)'],
  ].map(([suffix, form]) => ({
    name: `${table}_${suffix}`,
    expression: `create unique index ${table}_${suffix} on ${table} (producer_company_id, ${form})`,
  }));

export const DiscountGroup = defineEntity({
  name: 'DiscountGroup',
  tableName: 'discount_group',
  properties: {
    id: identity,
    producerCompanyId: p.integer(),
    name: p.text(),
    isOtherCustomerGroup: p.boolean(),
    discountType: p.text().$type<DiscountType>(),
    materialGroupType: p.text().$type<MaterialGroupType>(),
    discountValue: p.decimal('number').columnType('numeric(4,2)').nullable(),
    lockKey,
  },
  indexes: [{ name: 'discount_group_company', properties: ['producerCompanyId'] }],
  uniques: [
    {
      name: 'one_other_customer_group',
      properties: ['producerCompanyId'],
      where: 'is_other_customer_group',
    },
    ...comparedNames('discount_group'),
  ],
});
export type DiscountGroupRow = InferEntity<typeof DiscountGroup>;

export const Discount = defineEntity({
  name: 'Discount',
  tableName: 'discount',
  properties: {
    id: identity,
    discountGroupId: p.manyToOne(DiscountGroup).mapToPk().deleteRule('cascade'),
    /** null in a percentage group. */
    materialOrArticleGroupId: p.integer().nullable(),
    discountValue: p.decimal('number').columnType('numeric(4,2)').nullable(),
    /** The id before its last change. */
    formerId: p.integer().nullable(),
    ...period,
  },
  indexes: [{ name: 'discount_former', properties: ['formerId'] }],
  uniques: [
    byDay('discount', 'discount_group_id', 'material_or_article_group_id'),
    {
      name: 'discount_of_everything_by_day',
      expression: `create unique index discount_of_everything_by_day on discount
        (discount_group_id, coalesce(valid_from, '-infinity'::date)) where material_or_article_group_id is null`,
    },
  ],
});

export const DiscountQuantity = defineEntity({
  name: 'DiscountQuantity',
  tableName: 'discount_quantity',
  properties: {
    discountId: p.manyToOne(Discount).mapToPk().primary().deleteRule('cascade'),
    minQuantity: p.integer().primary(),
    discountValue: p.decimal('number').columnType('numeric(4,2)'),
  },
});

export const DiscountAssignment = defineEntity({
  name: 'DiscountAssignment',
  tableName: 'discount_assignment',
  properties: {
    id: identity,
    producerCompanyId: p.integer(),
    discountGroupId: p.manyToOne(DiscountGroup).mapToPk().deleteRule('cascade'),
    customerCompanyId: p.integer(),
    lockKey,
    ...period,
  },
  indexes: [{ name: 'discount_assignment_group', properties: ['discountGroupId'] }],
  uniques: [byDay('discount_assignment', 'customer_company_id', 'producer_company_id')],
});

export const ArticleGroup = defineEntity({
  name: 'ArticleGroup',
  tableName: 'article_group',
  properties: { id: identity, producerCompanyId: p.integer(), name: p.text(), lockKey },
  indexes: [{ name: 'article_group_company', properties: ['producerCompanyId'] }],
  uniques: comparedNames('article_group'),
});

/** Articles of a producer that have the same discounts; in both languages. */
export const MaterialGroup = defineEntity({
  name: 'MaterialGroup',
  tableName: 'material_group',
  properties: { id: p.integer().primary().autoincrement(false), de: p.text(), en: p.text() },
});

export const ArticleGroupMember = defineEntity({
  name: 'ArticleGroupMember',
  tableName: 'article_group_member',
  properties: {
    articleGroupId: p
      .manyToOne(ArticleGroup)
      .mapToPk()
      .primary()
      .updateRule('no action')
      .deleteRule('cascade'),
    materialGroupId: p
      .manyToOne(MaterialGroup)
      .mapToPk()
      .primary()
      .updateRule('no action')
      .deleteRule('no action'),
  },
  indexes: [{ name: 'article_group_member_material', properties: ['materialGroupId'] }],
});

export const CountryPriceFactor = defineEntity({
  name: 'CountryPriceFactor',
  tableName: 'country_price_factor',
  properties: {
    id: identity,
    producerCompanyId: p.integer(),
    targetCountry: p.text(),
    factor: p.decimal('number').columnType('numeric(5,2)'),
    lockKey,
    ...period,
  },
  uniques: [byDay('country_price_factor', 'producer_company_id', 'target_country')],
});

export const Surcharge = defineEntity({
  name: 'Surcharge',
  tableName: 'surcharge',
  properties: {
    id: identity,
    producerCompanyId: p.integer(),
    materialGroupId: p.integer(),
    value: p.decimal('number').columnType('numeric(5,2)'),
    lockKey,
    ...period,
  },
  uniques: [byDay('surcharge', 'producer_company_id', 'material_group_id')],
});

export const priceRuleEntities = [
  DiscountGroup,
  Discount,
  DiscountQuantity,
  DiscountAssignment,
  ArticleGroup,
  MaterialGroup,
  ArticleGroupMember,
  CountryPriceFactor,
  Surcharge,
];
