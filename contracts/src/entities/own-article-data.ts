import { z } from 'zod';
import { catalogueImportLimits, ownArticleLimits, quantityLimits } from '../limits/index.js';
import { hasDecimals } from './has-decimals.js';
import { isCountry, isCurrencyOfCents } from './iso-codes.js';
import { acrossFields } from './rule-across-fields.js';
import { country, currency, date, id, instant, key, line, lines, paging, text } from './values.js';

const limits = ownArticleLimits;
const knownCountry = country.refine(isCountry, { error: 'COUNTRY_UNKNOWN' });
/** A text in each language; an empty one shows the other language. */
const texts = (most: number) => z.object({ de: line(most), en: line(most) });
const longTexts = (most: number) => z.object({ de: lines(most), en: lines(most) });
const keywords = z.array(text(limits.keyword)).max(limits.keywords);
const whole = (most: number) => z.int().min(1).max(most);
/** UN/ECE Recommendation 20 or 21. The service knows which ones there are. */
const unit = z.string().regex(/^[A-Z0-9]{2,3}$/);
const ean = z.string().regex(/^\d{8,14}$/, { error: 'GTIN_WRONG' });

const priceFields = z.object({
  /** Cents of `priceQuantity` order units. */
  amount: whole(catalogueImportLimits.cents),
  currency: currency.refine(isCurrencyOfCents, { error: 'CURRENCY_UNKNOWN' }),
  priceQuantity: whole(catalogueImportLimits.priceQuantity),
  /** Order units from which on it holds. */
  minQuantity: whole(quantityLimits.max),
  /** Countries of delivery; none: everywhere. */
  territories: z.array(knownCountry).max(limits.territories),
  validFrom: date.nullable(),
  validUntil: date.nullable(),
});
/** A list price under conditions; those of an article are replaced at once. */
export const ownArticlePrice = acrossFields(
  priceFields,
  priceFields.pick({ validFrom: true, validUntil: true }),
  ({ validFrom, validUntil }, refuse) => {
    if (validFrom !== null && validUntil !== null && validFrom > validUntil)
      refuse('validUntil', 'DAYS_TURNED_AROUND');
  },
);
export type OwnArticlePrice = z.infer<typeof ownArticlePrice>;

export const ownArticlePrices = z
  .array(ownArticlePrice)
  .max(limits.prices)
  .superRefine((prices, context) => {
    const cases = new Set<string>();
    for (const [at, price] of prices.entries()) {
      const { amount: _amount, priceQuantity: _quantity, territories, ...when } = price;
      const one = JSON.stringify([when, territories.toSorted()]);
      if (cases.has(one))
        context.addIssue({ code: 'custom', path: [at, 'amount'], message: 'PRICES_CONTRADICT' });
      cases.add(one);
    }
  });

export const ownArticlePacking = z.object({ unit, quantity: whole(limits.packed), ean: ean.nullable() });

/** A property in the producer's words, with its key in a classification. */
export const ownArticleFeature = z
  .object({
    system: line(limits.code).nullable(),
    classId: line(limits.code).nullable(),
    id: line(limits.code).nullable(),
    name: texts(limits.name),
    values: z
      .array(z.union([z.number(), texts(limits.value)]))
      .min(1)
      .max(limits.values),
    unit: line(limits.unit).nullable(),
  })
  .superRefine(({ id: known, name, values }, context) => {
    const isNone = (value: number | { de: string; en: string }) =>
      typeof value === 'object' && value.de === '' && value.en === '';
    const missing = known === null && isNone(name) ? 'name' : values.some(isNone) ? 'values' : undefined;
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'FIELD_REQUIRED' });
  });
export type OwnArticleFeature = z.infer<typeof ownArticleFeature>;

export const ownArticleRelations = [
  'accessory',
  'sparePart',
  'followedBy',
  'similar',
  'part',
  'mandatory',
  'baseProduct',
  'otherOrderUnit',
  'other',
] as const;
export const relatedOwnArticle = z.object({
  relation: z.enum(ownArticleRelations),
  materialNumber: text(limits.number),
  quantity: whole(quantityLimits.max).nullable(),
});

/** A picture, document or video in the order in which it is shown. `source` is that of an upload, or one that the article has. */
export const ownArticleMedium = z.object({
  source: text(limits.source),
  purpose: line(limits.code).nullable(),
  description: texts(limits.name),
});
export const shownOwnArticleMedium = ownArticleMedium.extend({
  kind: z.enum(['image', 'document', 'video']),
  fileName: z.string(),
  /** `waiting`: it is still to be fetched. */
  state: z.enum(['waiting', 'done', 'refused']),
  /** null as long as it is not there. */
  address: z.string().nullable(),
  thumbnail: z.string().nullable(),
});
export type ShownOwnArticleMedium = z.infer<typeof shownOwnArticleMedium>;

/** Data of an article that people enter. */
export const ownArticleData = z.object({
  name: texts(limits.name),
  description: longTexts(limits.description),
  keywords: z.object({ de: keywords, en: keywords }),
  ean: ean.nullable(),
  makerName: text(limits.name).nullable(),
  makerNumber: text(limits.number).nullable(),
  /** null: it has no place yet and is found by search only. */
  groupId: key.nullable(),
  materialGroupId: id.nullable(),
  prices: ownArticlePrices,
  orderUnit: unit,
  contentUnit: unit.nullable(),
  /** Content units in one order unit. */
  contentQuantity: z
    .number()
    .gt(0)
    .max(limits.content)
    .refine(hasDecimals(limits.contentDigits), {
      error: 'TOO_MANY_DECIMALS',
      params: { fractionDigits: limits.contentDigits },
    })
    .nullable(),
  minQuantity: whole(quantityLimits.max),
  quantityInterval: whole(quantityLimits.max),
  packings: z.array(ownArticlePacking).max(limits.packings),
  leadTimeDays: z.int().min(0).max(limits.leadTimeDays),
  tariffNumber: z
    .string()
    .regex(/^\d[\d. ]{4,14}\d$/, { error: 'TARIFF_NUMBER_WRONG' })
    .nullable(),
  originCountry: knownCountry.nullable(),
  weightGrams: z.int().min(0).max(limits.grams),
  features: z.array(ownArticleFeature).max(limits.features),
  relatedArticles: z.array(relatedOwnArticle).max(limits.related),
  media: z.array(ownArticleMedium).max(limits.media),
  isOnSale: z.boolean(),
  /** The reason for buyers while it is off sale. */
  offSaleReason: texts(limits.reason),
});
export type OwnArticleData = z.infer<typeof ownArticleData>;

export const ownArticleStock = z.object({
  dispatchLocationId: id,
  level: z.int().min(0).max(catalogueImportLimits.stockLevel),
  /** The level that the form showed; another one now refuses the change. null: there was none. */
  before: z.int().min(0).max(catalogueImportLimits.stockLevel).nullable(),
});
/** Fields that are absent stay as they are. */
export const changedOwnArticle = ownArticleData.partial().extend({
  /** Places whose level changes. */
  stock: z.array(ownArticleStock).max(limits.locations).optional(),
});
export const newOwnArticle = changedOwnArticle
  .required({ name: true })
  .extend({ materialNumber: text(limits.number) });

export const ownArticle = z.object({
  articleId: key,
  materialNumber: z.string(),
  ...ownArticleData.shape,
  media: z.array(shownOwnArticleMedium),
  /** Pictures and documents from before all files and uploads; the first own medium takes their place. */
  formerMedia: z.array(z.string()),
  stock: z.array(
    z.object({
      dispatchLocationId: id,
      name: z.string(),
      city: z.string(),
      level: z.int().min(0).nullable(),
    }),
  ),
  optimisticLockKey: z.int().min(0),
});
export type OwnArticle = z.infer<typeof ownArticle>;

export const articleChangeCauses = ['hand', 'bulk', 'lines', 'import', 'withdrawal'] as const;
export type ArticleChangeCause = (typeof articleChangeCauses)[number];
/** One change of an article. Values are texts as the page shows them; null: there is none. */
export const articleChange = z.object({
  changeId: z.int().min(1),
  at: instant,
  cause: z.enum(articleChangeCauses),
  /** null: the person is unknown, as with a withdrawn import. */
  who: z.string().nullable(),
  importId: id.nullable(),
  fileName: z.string().nullable(),
  isNew: z.boolean(),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ArticleChange = z.infer<typeof articleChange>;
export const articleHistory = z.object({ changes: z.array(articleChange), ...paging.shape });

/** A file that was sent for an article, before the article has it. */
export const uploadedOwnMedium = z.object({
  source: z.string(),
  kind: z.enum(['image', 'document', 'video']),
  fileName: z.string(),
  address: z.string(),
  thumbnail: z.string().nullable(),
});
export type UploadedOwnMedium = z.infer<typeof uploadedOwnMedium>;
