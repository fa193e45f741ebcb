import { z } from 'zod';
import { boughtArticle } from '../entities/order.js';
import { technicalText, wholeNumber } from '../entities/values.js';
import { boughtArticleLimits } from '../limits/index.js';
import { type CallSchemas, eventStream } from './call.js';
import { orderMessages } from './order-messages.js';

/** Calls about the reader's own orders, beside lists and pages. */
export const ownOrdersCalls = {
  listBoughtArticles: {
    summary:
      "What the caller's company bought within a year, each article with the last time, the newest first",
    answer: z.object({
      articles: z.array(boughtArticle).max(boughtArticleLimits.articles),
    }),
    refusals: [],
  },
  followOrders: {
    summary:
      "What happens to the caller's orders, as it happens: server-sent events for some minutes. Whoever comes again with the last id gets what came in between",
    /** Without an id: milliseconds since the caller began to read orders, whose changes may be missing. */
    query: z.object({ lookBack: wholeNumber(0, 60_000).optional() }),
    headers: z.object({ 'last-event-id': technicalText(100).optional() }),
    answer: eventStream,
    messages: orderMessages,
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
