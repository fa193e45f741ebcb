import type { OrderChange } from '@werkbank/contracts/calls';
import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { type AnswerCache, useAnswerCache } from '@werkbank/kit/answer-cache';
import { useTranslation } from 'react-i18next';

/** More than that is told in one sentence. */
const mostTold = 3;

/** What became of each delivery in the end: who comes late needs no story. */
function lastOfEach(changes: readonly OrderChange[]): OrderChange[] {
  const last = new Map(
    changes.map((change) => [`${change.orderId} ${change.delivery?.id ?? change.what}`, change]),
  );
  return [...last.values()];
}

const ordersOf = (cache: AnswerCache): readonly (SalesOrder | PurchaseOrder)[] => [
  ...cache.answersOf('getSalesOrder'),
  ...cache.answersOf('getPurchaseOrder'),
];

function cancelledItems(cache: AnswerCache, orderId: number): number {
  const order = ordersOf(cache).find(({ id }) => id === orderId);
  const items = order?.sections.flatMap((section) => section.items) ?? [];
  return items.filter(({ status }) => status === 'Cancelled').length;
}

/** The screen says so already, by the answer to somebody's own command for instance. */
function isShown(cache: AnswerCache, { orderId, delivery }: OrderChange): boolean {
  return ordersOf(cache).some(
    ({ id, sections }) =>
      id === orderId &&
      sections.some((section) => section.id === delivery?.id && section.status === delivery.to),
  );
}

/**
 * Puts into words what others changed. Called before the orders are read again; what it answers is called after that, for some
 * things only show by what has become of them.
 */
export function useNews(): (changes: readonly OrderChange[]) => () => string[] {
  const { t } = useTranslation('orders');
  const cache = useAnswerCache();
  return (changes) => {
    const before = new Map(changes.map(({ orderId }) => [orderId, cancelledItems(cache, orderId)]));
    const news = lastOfEach(changes).filter(
      ({ what, ...change }) => what !== 'otherPart' && !isShown(cache, { what, ...change }),
    );
    return () => {
      const texts = news.flatMap((change): string[] => {
        const { orderId: order, what, delivery } = change;
        if (what === 'orderDeleted') return [t('news.orderDeleted', { order })];
        if (what === 'itemsCancelled') {
          const more = cancelledItems(cache, order) > (before.get(order) ?? 0);
          return more ? [t('news.itemsCancelled', { order })] : [];
        }
        if (!delivery) return [];
        if (delivery.from === null && delivery.to === 'Created') return [t('news.newOrder', { order })];
        return [t(`news.to.${delivery.to}`, { order, delivery: delivery.id })];
      });
      const different = [...new Set(texts)];
      return different.length > mostTold ? [t('news.many', { count: different.length })] : different;
    };
  };
}
