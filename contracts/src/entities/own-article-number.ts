import { z } from 'zod';
import { ownNumberLimits } from '../limits/own-number-limits.js';
import { isFormula } from '../quick-order/index.js';
import { key, paging, printedText } from './values.js';

/** The number by which a customer keeps an article. Documents have it beside the producer's number. */
export const ownArticleNumber = printedText(ownNumberLimits.number).refine((number) => !isFormula(number), {
  error: 'OWN_NUMBER_FORMULA',
});

/** Null takes the number away. */
export const ownNumberData = z.object({ ownArticleNumber: ownArticleNumber.nullable() });

export const ownNumberedArticle = z.object({
  articleId: key,
  ownArticleNumber: z.string(),
  /** Null if the article is no longer in the catalogue. */
  article: z
    .object({ materialNumber: z.string(), articleText: z.string(), producerName: z.string() })
    .nullable(),
});
export type OwnNumberedArticle = z.infer<typeof ownNumberedArticle>;

export const ownNumberList = z.object({ numbers: z.array(ownNumberedArticle), ...paging.shape });
export type OwnNumberList = z.infer<typeof ownNumberList>;

/** Why a row of a file is refused. */
export const ownNumberMisfits = [
  'withoutArticle',
  'articleNotFound',
  'severalArticles',
  'articleTwice',
  'withoutNumber',
  'formula',
  'numberTooLong',
  'numberUnprintable',
] as const;
export type OwnNumberMisfit = (typeof ownNumberMisfits)[number];

/** A file is saved as a whole or, if a row is refused, not at all. */
export const importedOwnNumbers = z.object({
  /** New and changed ones. */
  saved: z.int().min(0),
  /** The first refused rows, in the order of the file. */
  misfits: z
    .array(z.object({ row: z.int().min(1), number: z.string(), why: z.enum(ownNumberMisfits) }))
    .max(ownNumberLimits.misfits),
  /** Of all refused rows. */
  misfitCount: z.int().min(0),
});
export type ImportedOwnNumbers = z.infer<typeof importedOwnNumbers>;
