import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { useHost } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from '../../order-summary/order-summary.module.css';

/** The person who asked takes the request back. */
export function WithdrawRequest({ draftId }: { draftId: string }) {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const withdraw = useApiMutation('withdrawOrderApproval', {
    success: t('approval.withdrawn'),
    changes: ['listOrderApprovals', 'getOrderDraft'],
  });
  const go = () => navigation.go(`/checkout?draft=${draftId}`, { replace: true });
  return (
    <div className={css.submit}>
      <Button
        busy={withdraw.isPending || withdraw.isSuccess}
        onClick={() => withdraw.mutate({ params: { draftId } }, { onSuccess: go })}
      >
        {t('approval.withdraw')}
      </Button>
      <p className={css.note}>{t('approval.withdrawHelp')}</p>
    </div>
  );
}
