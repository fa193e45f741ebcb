import type { OrderListEntry } from '@werkbank/contracts/entities';
import { Countdown } from '@werkbank/kit/countdown';
import { useTranslation } from 'react-i18next';
import { waitsFor } from '../order/waits-for';
import css from './orders-list.module.css';

/** From whose side a list is read. */
export type Side = 'buyer' | 'producer' | 'platform';

/** For whom an order waits; the reader's own turn is marked, a deadline shows the time left. */
export function WaitsCell({ order, side }: { order: OrderListEntry; side: Side }) {
  const { t } = useTranslation('orders');
  const whom = waitsFor(order.status);
  if (whom === null) return null;
  if (whom === 'buyer' && order.status === 'Proposed' && order.proposalExpiresAt && side === 'buyer') {
    return (
      <span className={css.cell}>
        <Countdown until={order.proposalExpiresAt} />
      </span>
    );
  }
  // Goods that are on the road ask nothing of the buyer yet.
  const urgent = whom === side && (order.status === 'Created' || order.status === 'Proposed');
  return (
    <span className={urgent ? css.you : css.waits}>{t(whom === side ? 'waits.you' : `waits.${whom}`)}</span>
  );
}
