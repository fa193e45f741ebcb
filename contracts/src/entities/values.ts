import './without-eval.js';
import { z } from 'zod';
import { countries, currencies, languages, quantityLimits } from '../limits/index.js';

export const language = z.enum(languages);
export const currency = z.enum(currencies);
export const country = z.enum(countries);
/** Any country in an address: two capital letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Whole cents; negative where a quantity discount is a surcharge. */
export const cents = z.int();
export const id = z.int().positive();
export const key = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[A-Za-z0-9._-]+$/);
export const quantity = z.int().min(quantityLimits.min).max(quantityLimits.max);
export const date = z.iso.date();
export const instant = z.iso.datetime();
export const money = z.object({ amount: cents, currency });
/** Trimmed text that may not be empty. */
export const text = (max: number) => z.string().trim().min(1).max(max);
export const optionalText = (max: number) => z.string().trim().max(max).nullable();
export const email = z.email().max(200);
/** Decimal number as text, e.g. "0.9417"; never a float. */
export const decimal = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/);
/** What every list with pages answers beside its rows. */
export const paging = z.object({
  page: z.int().min(1),
  pages: z.int().min(1),
  pageSize: z.int().min(1),
  totalItems: z.int().min(0),
});
/** Page number in a query string. */
export const pageParameter = z.coerce.number().int().min(1).max(100_000).default(1);
export const done = z.object({});
