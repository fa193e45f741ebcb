import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import {
  customsOf,
  ends,
  freightOf,
  pairOf,
  type RuleValues,
  type Surroundings,
  taxOf,
} from '../../cost-rules/rule-values';
import type { Rule } from '../../cost-rules/rules';

type Shipper = Parameters<
  ReturnType<typeof useApiMutation<'saveFreightRule'>>['mutateAsync']
>[0]['body']['shipper'];

/** Saves a version of a rule by the call of its kind. */
export function useSaveRule(around: Surroundings) {
  const { t } = useTranslation('admin');
  const saved = { success: t('costs.saved'), silent: true };
  const freight = useApiMutation('saveFreightRule', { ...saved, changes: ['listCostRules'] });
  const customs = useApiMutation('saveCustomsRule', { ...saved, changes: ['listCostRules'] });
  const tax = useApiMutation('saveTaxRule', { ...saved, changes: ['listTaxRules'] });
  return async (values: RuleValues, optimisticLockKey: Rule['optimisticLockKey']): Promise<void> => {
    const { from, to } = pairOf(values);
    const version = { from, validFrom: values['validFrom'] ?? '', optimisticLockKey };
    const ended = ends(values);
    switch (around.kind) {
      case 'Freight':
        await freight.mutateAsync({
          body: {
            ...version,
            to,
            shipper: values['shipper'] as Shipper,
            figures: ended ? null : freightOf(values, around),
          },
        });
        break;
      case 'Customs':
        await customs.mutateAsync({
          body: { ...version, to, figures: ended ? null : customsOf(values, around) },
        });
        break;
      case 'Tax':
        await tax.mutateAsync({
          body: { ...version, to: to ?? '', figures: ended ? null : taxOf(values, around) },
        });
    }
  };
}
