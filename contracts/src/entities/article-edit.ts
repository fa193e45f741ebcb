import { z } from 'zod';
import { articleEditLimits, catalogueImportLimits, quantityLimits } from '../limits/index.js';
import { line, text } from '../validation/text-types.js';
import { hasDecimals } from './has-decimals.js';
import { currency, id, key } from './values.js';

const { percent, replaced } = articleEditLimits;

/** All prices of an article move, or those of a currency: by a share, or by cents of their price quantity. */
const priceMove = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('percent'),
    percent: z
      .number()
      .min(percent.min)
      .max(percent.max)
      .refine(hasDecimals(percent.fractionDigits), {
        error: 'TOO_MANY_DECIMALS',
        params: { fractionDigits: percent.fractionDigits },
      }),
  }),
  z.object({
    by: z.literal('amount'),
    amount: z.int().min(-catalogueImportLimits.cents).max(catalogueImportLimits.cents),
    currency,
  }),
]);

const editedTexts = ['name', 'description'] as const;

/** Changes of many articles at once. A field that is absent stays as it is. */
export const articleEdit = z.object({
  isOnSale: z.boolean().optional(),
  price: priceMove.optional(),
  leadTimeDays: z.int().min(1).max(catalogueImportLimits.leadTimeDays).optional(),
  minQuantity: z.int().min(1).max(quantityLimits.max).optional(),
  quantityInterval: z.int().min(1).max(quantityLimits.max).optional(),
  /** A group of the shop. */
  groupId: key.optional(),
  /** null: without discounts and surcharges of material groups. */
  materialGroupId: id.nullable().optional(),
  /** In texts of all languages, by its very letters. */
  replace: z.object({ field: z.enum(editedTexts), find: text(replaced), by: line(replaced) }).optional(),
});
export type ArticleEdit = z.output<typeof articleEdit>;
