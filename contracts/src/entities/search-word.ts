import { z } from 'zod';
import { synonymLimits } from '../limits/index.js';
import { id, instant, language, lockKey, paging, requiredLockKey, text } from './values.js';

const { word, meanings } = synonymLimits;

/** A text that people searched for lately without a hit, counted over the kept days. It has no person. */
export const missedSearch = z.object({
  /** In its compare form. */
  text: z.string(),
  language,
  /** The part of the text that no article has; the whole text without any hit. */
  missing: z.string(),
  searches: z.int().min(1),
  withoutHit: z.int().min(1),
  lastOn: instant,
  isHidden: z.boolean(),
});
export type MissedSearch = z.infer<typeof missedSearch>;
export const missedSearches = z.object({
  searches: z.array(missedSearch),
  /** Sums over all texts. */
  totals: z.object({ days: z.int(), searches: z.int(), withoutHit: z.int() }),
  ...paging.shape,
});

/** A word of the shop that the search understands as other words. */
export const synonymData = z.object({
  /** Language of the word. */
  language,
  word: text(word),
  meanings: z.array(text(word)).min(1, { error: 'FIELD_REQUIRED' }).max(meanings),
  /** The other words do not find it. */
  isOneWay: z.boolean(),
});
export const changedSynonym = synonymData.extend({ optimisticLockKey: lockKey });
export const synonym = z.object({
  id,
  language,
  word: z.string(),
  meanings: z.array(z.string()),
  isOneWay: z.boolean(),
  optimisticLockKey: requiredLockKey,
});
export type Synonym = z.infer<typeof synonym>;
export const synonyms = z.object({ synonyms: z.array(synonym), ...paging.shape });
