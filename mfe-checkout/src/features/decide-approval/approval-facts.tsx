import type { OrderApproval } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { Notice, type NoticeKind } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../approvals/name-of';
import css from '../../order-summary/order-summary.module.css';

/** The state of an approval: the exceeded limit, the words of both sides, the order. */
export function ApprovalFacts({ approval }: { approval: OrderApproval }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { state, exceeded, remark, heldUntil, decidedBy, decidedAt, reason, salesOrderId, mayDecide } =
    approval;
  const kinds: Record<OrderApproval['state'], NoticeKind> = {
    Waiting: mayDecide ? 'signal' : 'info',
    Approved: 'good',
    Declined: 'error',
  };
  const [now] = useState(() => Date.now());
  const isHeld = Date.parse(heldUntil) > now;
  const limit = formats.money(exceeded.amount, exceeded.currency);
  const decided = {
    name: decidedBy ? nameOf(decidedBy) : '',
    when: decidedAt ? formats.dateTime(decidedAt) : '',
  };
  return (
    <Notice kind={kinds[state]}>
      <p className={css.number}>{t(`approval.is.${state}`, decided)}</p>
      <p className={css.note}>{t(`approval.exceeded.${exceeded.limit}`, { limit })}</p>
      {state === 'Waiting' ? (
        <p className={css.note}>
          {t(isHeld ? 'approval.held' : 'approval.notHeld', { when: formats.dateTime(heldUntil) })}
        </p>
      ) : null}
      {remark ? <p className={css.remark}>{t('approval.remarkSays', { remark })}</p> : null}
      {reason ? <p className={css.remark}>{t('approval.reasonSays', { reason })}</p> : null}
      {salesOrderId === null ? null : (
        <ButtonLink to={`/orders/sales-orders/${salesOrderId}`}>{t('confirmation.toOrder')}</ButtonLink>
      )}
    </Notice>
  );
}
