import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { removeRow } from '@werkbank/kit/list-rows';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { factors } from '../../cache-updates/country-price-factors';

/** Asks before a price factor is deleted. */
export function DeleteFactor({
  factor,
  name,
  onClose,
}: {
  factor: CountryPriceFactor;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const params = useOwnRules();
  const remove = useApiMutation('deleteCountryPriceFactor', {
    success: t('done.countryPriceFactorDeleted'),
    changes: ['listCountryPriceFactors'],
    local: (cache) => removeRow(cache, factors, factor),
  });
  return (
    <DeleteDialog
      title={t('factor.deleteTitle', { name })}
      confirm={t('factor.delete')}
      remove={() => remove.mutateAsync({ params: { ...params, factorId: factor.id } })}
      onClose={onClose}
    >
      {t('factor.deleteHelp')}
    </DeleteDialog>
  );
}
