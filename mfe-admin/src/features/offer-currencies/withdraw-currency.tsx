import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showCurrencies } from '../../cache-updates/currencies';

/** Asks before a currency is offered no longer. */
export function WithdrawCurrency({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const withdraw = useApiMutation('withdrawCurrency', {
    success: t('offer.withdrawn', { currency }),
    changes: ['listCurrencies'],
    local: showCurrencies,
  });
  return (
    <DeleteDialog
      title={t('offer.withdrawTitle', { currency })}
      confirm={t('offer.withdraw')}
      remove={() => withdraw.mutateAsync({ params: { currency } })}
      onClose={onClose}
    >
      {t('offer.withdrawHelp')}
    </DeleteDialog>
  );
}
