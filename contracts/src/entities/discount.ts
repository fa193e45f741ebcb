import { z } from 'zod';
import { discountLimits } from '../limits/index.js';
import { hasDecimals } from './has-decimals.js';
import { acrossFields } from './rule-across-fields.js';
import { country, date, id, lockKey, requiredLockKey, text } from './values.js';

export const discountTypes = ['Percentage', 'PercentageMaterialGroup', 'QuantityMaterialGroup'] as const;
export type DiscountType = (typeof discountTypes)[number];
export const materialGroupTypes = ['MaterialGroup', 'ArticleGroup'] as const;
export type MaterialGroupType = (typeof materialGroupTypes)[number];

const { fractionDigits } = discountLimits;
const twoDecimals = hasDecimals(fractionDigits);
const rounded = { error: 'TOO_MANY_DECIMALS', params: { fractionDigits } };
const { discountValue: value, quantityDiscountValue: quantityValue, minQuantity } = discountLimits;

/** Per cent. */
export const discountValue = z.number().min(value.min).lt(value.lessThan).refine(twoDecimals, rounded);
/** A tier from this quantity on; a discount below zero makes small quantities dearer. */
export const discountQuantity = z.object({
  minQuantity: z.int().min(minQuantity.min).max(minQuantity.max),
  discountValue: z
    .number()
    .gt(quantityValue.moreThan)
    .lt(quantityValue.lessThan)
    .refine(twoDecimals, rounded),
});
export type DiscountQuantity = z.infer<typeof discountQuantity>;

/**
 * First and last day of a rule in the marketplace's calendar; null for no limit. Of several rules for the same case, the one
 * that began last applies.
 */
const period = { validFrom: date.nullable(), validUntil: date.nullable() };
const newPeriod = {
  validFrom: date.nullable().default(null),
  validUntil: date.nullable().default(null),
};
/** Absent values stay as they are. */
const changedPeriod = { validFrom: date.nullable().optional(), validUntil: date.nullable().optional() };
const bothDays = z.object({ validFrom: date, validUntil: date });
const inOrder = <F extends z.ZodObject>(fields: F): F =>
  acrossFields(fields, bothDays, ({ validFrom, validUntil }, refuse) => {
    if (validUntil < validFrom) refuse('validUntil', 'PERIOD_REVERSED', { validFrom });
  });

const groupFields = z.object({
  name: text(discountLimits.name),
  discountType: z.enum(discountTypes),
  materialGroupType: z.enum(materialGroupTypes).default('MaterialGroup'),
  /** Only for groups of the type Percentage. */
  discountValue: discountValue.nullable().default(null),
});
const valueWhereNeeded = <F extends z.ZodObject>(fields: F): F =>
  acrossFields(
    fields,
    groupFields.pick({ discountType: true, discountValue: true }),
    ({ discountType, discountValue: given }, refuse) => {
      if (discountType === 'Percentage' && given === null) refuse('discountValue', 'FIELD_REQUIRED');
    },
  );
export const discountGroupData = valueWhereNeeded(groupFields);
export const changedDiscountGroupData = valueWhereNeeded(
  groupFields.extend({ materialGroupType: z.enum(materialGroupTypes), optimisticLockKey: lockKey }),
);
export const discountGroupCopy = z.object({ name: text(discountLimits.name) });

const values = {
  /** Set for PercentageMaterialGroup, and for what a Percentage group plans from or until a day. */
  discountValue: discountValue.nullable().default(null),
  /** Set for QuantityMaterialGroup. */
  discountQuantities: z.array(discountQuantity).max(discountLimits.tiersOfDiscount).default([]),
};
const quantitiesOnce = <F extends z.ZodObject>(fields: F): F =>
  acrossFields(
    fields,
    z.object({ discountQuantities: z.array(discountQuantity.pick({ minQuantity: true })) }),
    ({ discountQuantities }, refuse) => {
      const quantities = discountQuantities.map((tier) => tier.minQuantity);
      const twice = quantities.find((quantity, index) => quantities.indexOf(quantity) < index);
      if (twice !== undefined) {
        refuse('discountQuantities', 'MIN_QUANTITY_ALREADY_DEFINED', { minQuantity: twice });
      }
    },
  );
/** One entry of a group. A Percentage group's names no material group, for it is about everything. */
export const discountData = quantitiesOnce(
  inOrder(z.object({ materialOrArticleGroupId: id.nullable().default(null), ...values, ...newPeriod })),
);
export type DiscountData = z.output<typeof discountData>;
export const changedDiscountData = quantitiesOnce(inOrder(z.object({ ...values, ...changedPeriod })));
export const manyDiscounts = z.object({
  discounts: z.array(discountData).min(1).max(discountLimits.savedAtOnce),
  optimisticLockKey: lockKey,
});

export const discount = z.object({
  id,
  materialOrArticleGroupId: id.nullable(),
  materialOrArticleGroupName: z.string().nullable(),
  discountValue: z.number().nullable(),
  /** Ascending by minQuantity. */
  discountQuantities: z.array(z.object({ minQuantity: z.int(), discountValue: z.number() })),
  ...period,
});
export type DiscountEntry = z.infer<typeof discount>;

export const listedDiscountGroup = z.object({
  id,
  name: z.string(),
  /** The "Unassigned customers" group: for everybody to whom no group is assigned. */
  isOtherCustomerGroup: z.boolean(),
  discountType: z.enum(discountTypes),
  materialGroupType: z.enum(materialGroupTypes),
  discountValue: z.number().nullable(),
  discountCount: z.int().min(0),
  /** Customers to whom the group is assigned, also for a time to come. */
  customerCount: z.int().min(0),
  optimisticLockKey: requiredLockKey,
});
export type ListedDiscountGroup = z.infer<typeof listedDiscountGroup>;
export const discountGroup = listedDiscountGroup.extend({ discounts: z.array(discount) });
export type DiscountGroup = z.infer<typeof discountGroup>;

export const discountAssignmentData = inOrder(
  z.object({ customerCompanyId: id, discountGroupId: id, ...newPeriod }),
);
export const changedDiscountAssignmentData = inOrder(
  z.object({ discountGroupId: id, ...changedPeriod, optimisticLockKey: lockKey }),
);
export const discountAssignment = z.object({
  id,
  discountGroupId: id,
  customerCompanyId: id,
  customerName: z.string(),
  ...period,
  optimisticLockKey: requiredLockKey,
});
export type DiscountAssignment = z.infer<typeof discountAssignment>;
export const assignableCustomer = z.object({ id, name: z.string() });

export const materialGroup = z.object({
  id,
  name: z.string(),
  /** The producer's article group that it belongs to. */
  articleGroupId: id.nullable(),
  /** Number of the producer's articles in it. */
  articleCount: z.int().min(0),
});
export const articleGroupData = z.object({ name: text(discountLimits.name) });
export const articleGroup = z.object({
  id,
  name: z.string(),
  /** Names of the material groups. */
  assignments: z.array(z.string()),
  materialGroups: z.array(z.object({ id, name: z.string() })),
  optimisticLockKey: requiredLockKey,
});
export type ArticleGroup = z.infer<typeof articleGroup>;

const { countryPriceFactor: factorLimits, surcharge: surchargeLimits } = discountLimits;
const factor = z.number().min(factorLimits.min).max(factorLimits.max).refine(twoDecimals, rounded);
export const countryPriceFactorData = inOrder(z.object({ targetCountry: country, factor, ...newPeriod }));
export const changedCountryPriceFactorData = inOrder(
  z.object({ factor, ...changedPeriod, optimisticLockKey: lockKey }),
);
export const countryPriceFactor = z.object({
  id,
  targetCountry: country,
  factor: z.number(),
  ...period,
  optimisticLockKey: requiredLockKey,
});
export type CountryPriceFactor = z.infer<typeof countryPriceFactor>;

/** Per cent of the line. */
const surchargeValue = z
  .number()
  .min(surchargeLimits.min)
  .max(surchargeLimits.max)
  .refine(twoDecimals, rounded);
export const surchargeData = inOrder(z.object({ materialGroupId: id, value: surchargeValue, ...newPeriod }));
export const changedSurchargeData = inOrder(
  z.object({ value: surchargeValue, ...changedPeriod, optimisticLockKey: lockKey }),
);
export const surcharge = z.object({
  id,
  materialGroupId: id,
  materialGroupName: z.string(),
  value: z.number(),
  ...period,
  optimisticLockKey: requiredLockKey,
});
export type Surcharge = z.infer<typeof surcharge>;
