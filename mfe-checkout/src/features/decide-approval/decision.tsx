import type { OrderApproval, OrderAsOfNow } from '@werkbank/contracts/entities';
import { useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../order-summary/order-summary.module.css';
import { DeclineDialog } from './decline-dialog';

/** Approves the figures that are on the screen, or declines. */
export function Decision({ approval, now }: { approval: OrderApproval; now: OrderAsOfNow | null }) {
  const { t } = useTranslation('checkout');
  const messageOf = useErrorMessage();
  const [declining, setDeclining] = useState(false);
  const approve = useApiMutation('approveOrder', {
    success: ({ orderId }) => t('approval.approved', { orderId }),
    changes: ['getOrderApproval', 'listOrderApprovals', 'listSalesOrders'],
    silent: true,
  });
  const { draftId } = approval;
  return (
    <div className={css.submit}>
      {approve.error ? <Notice kind="error">{messageOf(approve.error)}</Notice> : null}
      <Button
        kind="primary"
        disabled={!now}
        busy={approve.isPending || approve.isSuccess}
        onClick={() =>
          approve.mutate({ params: { draftId }, body: { fingerprint: now?.fingerprint ?? null } })
        }
      >
        {t(now?.hasChanged ? 'approval.confirmAndApprove' : 'approval.approve')}
      </Button>
      <Button onClick={() => setDeclining(true)} disabled={approve.isPending || approve.isSuccess}>
        {t('approval.decline')}
      </Button>
      <p className={css.note}>{t('approval.inTheirName')}</p>
      {declining ? <DeclineDialog draftId={draftId} onClose={() => setDeclining(false)} /> : null}
    </div>
  );
}
