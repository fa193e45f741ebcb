import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showRates } from '../../cache-updates/exchange-rates';
import type { Rate } from './rate-values';

/** Asks before a rate is deleted; what speaks against it stands in the same place. */
export function DeleteRate({ rate, onClose }: { rate: Rate; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const messageOf = useErrorMessage();
  const formats = useFormats();
  const remove = useApiMutation('deleteExchangeRate', {
    success: t('currencies.deleted'),
    changes: ['listCurrencies'],
    local: (cache, { ofPair }) => showRates(cache, rate, ofPair ?? []),
  });
  return (
    <ConfirmDialog
      title={t('currencies.deleteTitle', {
        pair: `${rate.sourceCurrency} → ${rate.targetCurrency}`,
        type: t(`currencies.types.${rate.exchangeRateType}`),
        date: formats.date(rate.validFrom),
      })}
      confirm={t('currencies.delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { rateId: rate.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {remove.error ? <Notice kind="error">{messageOf(remove.error)}</Notice> : t('currencies.deleteHelp')}
    </ConfirmDialog>
  );
}
