import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { removeRow } from '@werkbank/kit/list-rows';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { DeleteRule } from '../../rules/delete-rule';
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
    <DeleteRule
      title={t('factor.deleteTitle', { name })}
      confirm={t('factor.delete')}
      command={remove}
      onConfirm={() => remove.mutate({ params: { ...params, factorId: factor.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('factor.deleteHelp')}
    </DeleteRule>
  );
}
