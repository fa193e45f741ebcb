import { z } from 'zod';
import { priceEdit, priceExplanation, simulatedArticle } from '../entities/price-explanation.js';
import { country, currency, date, id, key, quantity, textId, wholeNumber } from '../entities/values.js';
import { discountLimits, quantityLimits } from '../limits/index.js';
import { type CallSchemas, downloadedFile, fileTypes } from './call.js';

const companyParams = z.object({ producerCompanyId: textId });
const notPriced = [
  'COMPANY_NOT_FOUND',
  'ARTICLE_NOT_FOUND',
  'DELIVERY_COUNTRY_NOT_SERVED',
  'CURRENCY_NOT_OFFERED',
] as const;

export const priceExplanationCalls = {
  explainPrice: {
    summary: "Why an article costs what it costs: every step, by a producer company's rules of a day",
    params: companyParams,
    query: z.object({
      articleId: key,
      /** Without one, for customers to whom no group is assigned. */
      customerCompanyId: textId.optional(),
      country,
      currency,
      quantity: wholeNumber(quantityLimits.min, quantityLimits.max).prefault(1),
      /** By default today. */
      day: date.optional(),
    }),
    answer: priceExplanation,
    refusals: notPriced,
  },
  simulatePrices: {
    summary: 'What articles cost now, and what they would cost if something were saved',
    params: companyParams,
    body: z.object({
      customerCompanyId: id.nullable().default(null),
      /** As if the customer had this group. */
      discountGroupId: id.optional(),
      country,
      currency,
      quantity: quantity.default(1),
      day: date.optional(),
      articleIds: z.array(key).min(1).max(discountLimits.simulatedArticles),
      edit: priceEdit,
    }),
    answer: z.object({ day: date, articles: z.array(simulatedArticle) }),
    refusals: [...notPriced, 'DISCOUNT_GROUP_NOT_FOUND'],
  },
  getPriceList: {
    summary:
      "What a producer company's articles cost a customer, as a file: a row for each quantity at which a price changes",
    params: companyParams,
    query: z.object({
      /** Without one, for customers to whom no group is assigned. */
      customerCompanyId: textId.optional(),
      country,
      currency,
      /** By default today. */
      day: date.optional(),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    answer: downloadedFile,
    file: [fileTypes.xlsx, fileTypes.csv],
    refusals: ['COMPANY_NOT_FOUND', 'DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
} as const satisfies Record<string, CallSchemas>;
