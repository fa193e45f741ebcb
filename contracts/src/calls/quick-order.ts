import { z } from 'zod';
import { checkedNumber } from '../entities/quick-order.js';
import { country, currency, language, quantity, text } from '../entities/values.js';
import { quickOrderLimits } from '../quick-order/index.js';
import { keptText } from '../validation/text-types.js';
import type { CallSchemas } from './call.js';

const { lines, linesAtOnce, number } = quickOrderLimits;

/** Lists that buyers paste, type or send as a file. */
export const quickOrderCalls = {
  checkQuickOrder: {
    summary: 'The articles that numbers in any spelling name, each at its price for a quantity',
    body: z.object({
      language,
      country,
      currency,
      lines: z
        /** Without a quantity, the least that can be ordered is priced. */
        .array(z.object({ number: text(number), quantity: quantity.optional() }))
        .min(1)
        .max(linesAtOnce),
    }),
    /** One entry per line, in their order. */
    answer: z.object({ lines: z.array(checkedNumber).max(linesAtOnce) }),
    refusals: ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
  readQuickOrderFile: {
    summary: 'The numbers and quantities of a workbook or CSV file, as they are written there',
    answer: z.object({
      lines: z.array(z.object({ line: z.int().min(1), number: keptText, quantity: keptText })).max(lines),
    }),
    refusals: ['ORDER_FILE_UNREADABLE', 'ORDER_FILE_EMPTY', 'ORDER_FILE_TOO_LONG', 'BODY_TOO_LARGE'],
  },
} as const satisfies Record<string, CallSchemas>;
