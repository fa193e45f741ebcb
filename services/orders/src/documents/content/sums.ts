import type { DocumentContent } from './content.js';
import { orderTotals } from '../../order/index.js';
import type { Sum } from '@werkbank/contracts/documents';
import { isOfOneDelivery, type Writer } from './delivery-rows.js';
import { fill } from './words.js';

/** The figures of a document's content. */
export function totalsOf({
  head,
  deliveries,
}: Pick<DocumentContent, 'head' | 'deliveries'>): ReturnType<typeof orderTotals> {
  const { orderId: id, customerId, currency } = head;
  return orderTotals({ id, customerId, currency, proposalExpiresAt: null, deliveries });
}

/** Sums of the document, with tax by rate and reason. */
export function sumsOf({ content, words, formats }: Writer): Sum[] {
  const { currency } = content.head;
  const totals = totalsOf(content);
  const costs = (['freight', 'customsHandling', 'customs'] as const).filter((cost) => totals[cost] !== 0);
  const reasons: Partial<Record<string, string>> = words.taxReasons;
  return [
    ...(costs.length === 0 ? [] : [{ label: words.sums.goods, value: formats.amount(totals.goods) }]),
    // The rows of the only delivery name its costs right above.
    ...(isOfOneDelivery(content) ? [] : costs).map((cost) => ({
      label: words.sums[cost],
      value: formats.amount(totals[cost]),
    })),
    { label: words.sums.net, value: formats.amount(totals.taxBase) },
    ...totals.taxes.map(({ rate, base, amount, reason }) => ({
      label: fill(words.sums.tax, { rate: formats.percent(rate), base: formats.amount(base) }),
      value: formats.amount(amount),
      ...(reason !== null && { note: reasons[reason] ?? words.taxReasons.other }),
    })),
    { label: fill(words.sums.total, { currency }), value: formats.amount(totals.total), strong: true },
  ];
}
