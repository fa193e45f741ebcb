import { z } from 'zod';
import { quickOrderLimits } from '../quick-order/index.js';
import { basketItem } from './basket.js';
import { dispatchLocation } from './party.js';
import { suggestedArticle } from './search-suggestions.js';
import { id } from './values.js';

/** An article as the basket takes it. Without a location it cannot be ordered. */
export const orderableArticle = z.object({
  producerId: id,
  producerName: z.string(),
  dispatchLocation: dispatchLocation.nullable(),
  item: basketItem,
});
export type OrderableArticle = z.infer<typeof orderableArticle>;

/** The articles that a number names: none, one, or several to choose from. */
export const checkedNumber = z.object({
  articles: z.array(orderableArticle).max(quickOrderLimits.fitting),
  /** Articles whose numbers begin with it; filled only if no article has the number. */
  near: z.array(suggestedArticle).max(quickOrderLimits.near),
});
export type CheckedNumber = z.infer<typeof checkedNumber>;
