import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useFormats } from '@werkbank/kit/formats';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showRates } from '../../cache-updates/exchange-rates';
import type { Rate } from './rate-values';

/** Confirms the deletion of a rate; a refusal appears in the same dialog. */
export function DeleteRate({ rate, onClose }: { rate: Rate; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const remove = useApiMutation('deleteExchangeRate', {
    success: t('currencies.deleted'),
    changes: ['listCurrencies'],
    local: (cache, { ofPair }) => showRates(cache, rate, ofPair ?? []),
  });
  return (
    <DeleteDialog
      title={t('currencies.deleteTitle', {
        pair: `${rate.sourceCurrency} → ${rate.targetCurrency}`,
        type: t(`currencies.types.${rate.exchangeRateType}`),
        date: formats.date(rate.validFrom),
      })}
      confirm={t('currencies.delete')}
      remove={() => remove.mutateAsync({ params: { rateId: rate.id } })}
      onClose={onClose}
    >
      {t('currencies.deleteHelp')}
    </DeleteDialog>
  );
}
