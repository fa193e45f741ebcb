import type { OrderChange } from '@werkbank/contracts/calls';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Delivery, PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { type AnswerCache, useAnswerCache } from '@werkbank/kit/answer-cache';
import { useTranslation } from 'react-i18next';

/** More changes are one sentence. */
const mostTold = 3;

/** The last change of each delivery and file; a late window needs no history. */
function lastOfEach(changes: readonly OrderChange[]): OrderChange[] {
  return [...new Map(changes.map((change) => [subjectOf(change), change])).values()];
}

function subjectOf({ orderId, what, delivery, received, attachment }: OrderChange): string {
  if (attachment) return `${orderId} file ${attachment.id}`;
  // Received pieces change the delivery as well; both are one message.
  return `${orderId} ${delivery?.id ?? received?.deliveryId ?? what}`;
}

const ordersOf = (cache: AnswerCache, orderId: number): (SalesOrder | PurchaseOrder)[] =>
  [...cache.answersOf('getSalesOrder'), ...cache.answersOf('getPurchaseOrder')].filter(
    ({ id }) => id === orderId,
  );

const deliveriesOf = (cache: AnswerCache, orderId: number): Delivery[] =>
  ordersOf(cache, orderId).flatMap(({ sections }) => sections);

const cancelledItems = (deliveries: readonly Delivery[]): number =>
  deliveries.flatMap(({ items }) => items).filter(({ status }) => status === 'Cancelled').length;

const arrived = ({ items }: Delivery): number =>
  items.reduce((sum, { deliveredQuantity }) => sum + deliveredQuantity, 0);

const filesOf = (deliveries: readonly Delivery[], deliveryId: number | undefined): string =>
  JSON.stringify(deliveries.filter(({ id }) => id === deliveryId).map(({ attachments }) => attachments));

/** True if the screen shows it already, for instance by the answer to the reader's own command. */
function isShown(cache: AnswerCache, { orderId, delivery, received }: OrderChange): boolean {
  return deliveriesOf(cache, orderId).some(
    (section) =>
      (section.id === delivery?.id && section.status === delivery.to) ||
      (section.id === received?.deliveryId && arrived(section) >= received.deliveredQuantity),
  );
}

/**
 * True after a change that is no change of the status and was not made in this window. Lists do not show the files of an
 * order, so changes of files are left out there.
 */
function becameAnother(
  { what, attachment }: OrderChange,
  before: readonly Delivery[],
  now: readonly Delivery[],
): boolean {
  if (what === 'itemsCancelled') return now.length === 0 || cancelledItems(now) > cancelledItems(before);
  const of = attachment?.deliveryId;
  return attachment === undefined || filesOf(before, of) !== filesOf(now, of);
}

/**
 * The status of a delivery when it was read again. It may be ahead of the change that led to it; the later change is then no
 * news, because its status is shown already.
 */
function statusReached(
  { delivery, received }: OrderChange,
  before: readonly Delivery[],
  now: readonly Delivery[],
): DeliveryStatus | undefined {
  const statusIn = (deliveries: readonly Delivery[]) =>
    deliveries.find(({ id }) => id === (delivery?.id ?? received?.deliveryId))?.status;
  return statusIn(now) === statusIn(before) ? undefined : statusIn(now);
}

/**
 * Describes changes by others. Called before the orders are read again; the returned function is called afterwards, because
 * some changes are only visible in the new state.
 */
export function useNews(): (changes: readonly OrderChange[]) => () => string[] {
  const { t } = useTranslation('orders');
  const cache = useAnswerCache();
  const textOf = (change: OrderChange, reached: DeliveryStatus | undefined) => {
    const { orderId: order, what, delivery, received, attachment } = change;
    if (what === 'orderDeleted' || what === 'itemsCancelled') return t(`news.${what}`, { order });
    if (received) {
      const key = reached === 'Delivered' ? 'news.to.Delivered' : 'news.itemsReceived';
      return t(key, { order, delivery: received.deliveryId });
    }
    if (attachment) {
      const { became, deliveryId, title } = attachment;
      return t(`news.attachment.${became}`, { order, delivery: deliveryId, title });
    }
    if (!delivery) return undefined;
    if (delivery.from !== null)
      return t(`news.to.${reached ?? delivery.to}`, { order, delivery: delivery.id });
    if (delivery.to === 'Created') return t('news.newOrder', { order });
    return t('news.split', { order, delivery: delivery.id });
  };
  return (changes) => {
    const before = new Map(changes.map(({ orderId }) => [orderId, deliveriesOf(cache, orderId)]));
    const news = lastOfEach(changes).filter((change) => !isShown(cache, change));
    return () => {
      const texts = news.flatMap((change) => {
        const shown = before.get(change.orderId) ?? [];
        const read = deliveriesOf(cache, change.orderId);
        if (!becameAnother(change, shown, read)) return [];
        return textOf(change, statusReached(change, shown, read)) ?? [];
      });
      const different = [...new Set(texts)];
      return different.length > mostTold ? [t('news.many', { count: different.length })] : different;
    };
  };
}
