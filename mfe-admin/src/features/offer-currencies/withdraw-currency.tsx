import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { Notice } from '@werkbank/kit/feedback';
import { useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showCurrencies } from '../../cache-updates/currencies';

/** Asks before a currency is offered no longer. */
export function WithdrawCurrency({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const messageOf = useErrorMessage();
  const withdraw = useApiMutation('withdrawCurrency', {
    success: t('offer.withdrawn', { currency }),
    changes: ['listCurrencies'],
    local: showCurrencies,
  });
  return (
    <ConfirmDialog
      title={t('offer.withdrawTitle', { currency })}
      confirm={t('offer.withdraw')}
      danger
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { currency } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {withdraw.error ? <Notice kind="error">{messageOf(withdraw.error)}</Notice> : t('offer.withdrawHelp')}
    </ConfirmDialog>
  );
}
