import type { OrderListEntry } from '@werkbank/contracts/entities';
import { Countdown } from '@werkbank/kit/countdown';
import { useTranslation } from 'react-i18next';
import css from './orders-list.module.css';

/** Side of a list's reader. */
export type Side = 'buyer' | 'producer' | 'platform';

/** True if the remaining time is shown, which implies that it is the buyer's turn. */
export const countsDown = ({ waitsFor, status, proposalExpiresAt }: OrderListEntry, side: Side): boolean =>
  waitsFor === 'you' && status === 'Proposed' && proposalExpiresAt !== null && side === 'buyer';

/** For whom an order waits; the reader's own turn is marked, a deadline shows the time left. */
export function WaitsCell({ order, side }: { order: OrderListEntry; side: Side }) {
  const { t } = useTranslation('orders');
  const { waitsFor: whom, status, proposalExpiresAt } = order;
  if (whom === null) return null;
  if (proposalExpiresAt !== null && countsDown(order, side)) {
    return (
      <span className={css.cell}>
        <Countdown until={proposalExpiresAt} />
      </span>
    );
  }
  // Goods that are on the road ask nothing of the buyer yet.
  const urgent = whom === 'you' && (status === 'Created' || status === 'Proposed');
  return <span className={urgent ? css.you : css.waits}>{t(`waits.${whom}`)}</span>;
}
