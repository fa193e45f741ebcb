import './without-eval.js';
import { z } from 'zod';
import { isTimeZone } from '../calendar/index.js';
import { normalEmail } from '../validation/sign-in-values.js';
import { technicalText } from '../validation/text-types.js';
import { largestInteger, listLimits, quantityLimits } from '../limits/index.js';
import { exampleDay, languages } from '../localization/index.js';
import type { OrderUnits } from '../quantities/index.js';

export {
  line,
  lines,
  optionalPrintedText,
  optionalText,
  printedLines,
  printedText,
  searchText,
  technicalText,
  text,
} from '../validation/text-types.js';

export const language = z.enum(languages);
/** Words in each language. */
export const localizedText = z.object({ de: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;
/** A code in the form of ISO 4217. The configuration has the offered ones. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Written like a code of ISO 3166, also of countries where bills may go and goods do not. */
export const country = z.string().regex(/^[A-Z]{2}$/);
/** Whole cents; negative where a quantity discount is a surcharge. */
export const cents = z.int();
export const id = z.int().positive().max(largestInteger);
/** In an address or a header everything is text. Exponents, hexadecimals and blank text are no whole numbers. */
const inText = <Rules extends z.ZodType<number>>(rules: Rules) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    rules,
  );
export const wholeNumber = (min: number, max: number) => inText(z.int().min(min).max(max));
export const textId = inText(id);
export const key = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[A-Za-z0-9._-]+$/);
/** Order units. */
export const quantity = z.int().min(quantityLimits.min).max(quantityLimits.max);
/** Order units that a price is of; absent: one. */
export const priceQuantity = z.int().min(1).max(quantityLimits.priceQuantity);
/** Absent: by the piece, from one on. */
export const orderUnits = z.object({
  orderUnit: z.string(),
  contentUnit: z.string().nullable(),
  contentQuantity: z.number().nullable(),
  minQuantity: quantity,
  quantityInterval: quantity,
}) satisfies z.ZodType<OrderUnits>;
/**
 * Lock key of the state that an answer shows and a form was opened with. A form that sends it back is refused if another save
 * came first; a form without it overwrites the stored state.
 */
export const requiredLockKey = z.int().min(0).max(largestInteger);
export const lockKey = requiredLockKey.optional();
/** A day of the calendar, which has no year zero. */
export const date = z.iso.date().refine((day) => !day.startsWith('0000'), {
  error: 'NOT_A_DATE',
  params: { example: exampleDay },
});
export const instant = z.iso.datetime();
export const money = z.object({ amount: cents, currency });
/** Text in a header, which takes nothing but ASCII: percent-encoded, and held to the rules of the text itself. */
export const percentEncoded = (rules: z.ZodType<string, string>) =>
  technicalText()
    .transform((value, context) => {
      try {
        return decodeURIComponent(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'MALFORMED_REQUEST' });
        return z.NEVER;
      }
    })
    .pipe(rules);
/** Keycloak keeps addresses whose part before the @ has 64 characters at most, as mail servers do. */
export const email = z
  .string()
  .overwrite(normalEmail)
  .max(200)
  .check(z.email())
  .refine((value) => value.lastIndexOf('@') <= 64, { error: 'INVALID_EMAIL' });
/** A time zone by its IANA name, such as "Europe/Zurich". */
export const timeZone = z.string().max(64).refine(isTimeZone);
/** Digits of a decimal on either side of its point. */
const decimalDigits = 12;
/** Decimal number as text, e.g. "0.9417"; never a float. */
export const decimal = z
  .string()
  .refine((value) => /^\d+(\.\d+)?$/.test(value), { error: 'NOT_A_NUMBER' })
  .refine((value) => (value.split('.')[0] ?? '').length <= decimalDigits, {
    error: 'NUMBER_NOT_LESS',
    params: { less: 10 ** decimalDigits },
  })
  .refine((value) => (value.split('.')[1] ?? '').length <= decimalDigits, {
    error: 'TOO_MANY_DECIMALS',
    params: { fractionDigits: decimalDigits },
  });
/** The fields of a list with pages, beside its rows. */
export const paging = z.object({
  page: z.int().min(1),
  pages: z.int().min(1),
  pageSize: z.int().min(1),
  totalItems: z.int().min(0),
  /** False if counting stopped at its limit; absent if all lists of the kind are counted to the end. */
  totalIsExact: z.boolean().optional(),
});
/** Page number in a query string. */
export const pageParameter = wholeNumber(1, listLimits.page).prefault(1);
/** Parameter for the number of rows per page. */
export const pageSizeParameter = (usual: number) => wholeNumber(1, listLimits.pageSize).prefault(usual);
export const pageOf = (usual: number) => ({ page: pageParameter, pageSize: pageSizeParameter(usual) });
/** One or several of a few words, separated by commas; none stands for all. */
export const chosenOf = <const V extends string>(allowed: readonly [V, ...V[]]) =>
  technicalText()
    .default('')
    .transform((given, context): V[] => {
      const words = given.split(',', 51).filter((word) => word !== '');
      const known = words.flatMap((word) => allowed.find((one) => one === word) ?? []);
      if (words.length > 50) context.addIssue({ code: 'custom', message: 'MALFORMED_REQUEST' });
      const unknown = words.find((word) => !known.some((one) => one === word));
      if (unknown !== undefined) {
        const params = { value: unknown.slice(0, 40) };
        context.addIssue({ code: 'custom', message: 'VALUE_UNKNOWN', params });
      }
      return known;
    });
export const done = z.object({});
