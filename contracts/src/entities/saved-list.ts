import { z } from 'zod';
import { savedListLimits } from '../limits/index.js';
import { orderableArticle } from './quick-order.js';
import { cents, currency, instant, text } from './values.js';

/** The former price of a line, net: that of the company's order, or the one of the day on which the line was saved. */
export const lastPrice = z.object({
  kind: z.enum(['ordered', 'saved']),
  on: instant,
  /** An order can hold more of an article than one line of a basket. */
  quantity: z.int().min(1),
  taxBase: cents,
  currency,
});
export type LastPrice = z.infer<typeof lastPrice>;

/** An article of a list as it can be ordered now. One that left the catalogue keeps its names. */
export const savedListLine = orderableArticle.extend({ last: lastPrice.nullable() });
export type SavedListLine = z.infer<typeof savedListLine>;

export const savedListData = z.object({
  name: text(savedListLimits.name),
  /** The whole company reads a shared list; only its author reads another one. */
  isShared: z.boolean(),
});

export const savedListHead = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  authorName: z.string(),
  lineCount: z.int().min(0),
  changedAt: instant,
  isOwn: z.boolean(),
  /** Its author changes a list, and an admin of the company a shared one. */
  mayChange: z.boolean(),
});
export type SavedListHead = z.infer<typeof savedListHead>;

export const savedList = savedListHead.extend({ lines: z.array(savedListLine).max(savedListLimits.lines) });
export type SavedList = z.infer<typeof savedList>;
