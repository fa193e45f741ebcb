import { useFormats } from '@werkbank/kit/formats';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { ruleName } from './rule-names';
import { listOf, type Rule, type RuleVersion } from '../../cost-rules/rules';

/** Confirms the withdrawal of a version that is not in force yet. */
export function WithdrawVersion({
  rule,
  version,
  onClose,
}: {
  rule: Rule;
  version: RuleVersion;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const withdraw = useApiMutation(rule.kind === 'Tax' ? 'withdrawTaxRule' : 'withdrawCostRule', {
    success: t('costs.withdrawn'),
    changes: [listOf(rule.kind)],
  });
  return (
    <DeleteDialog
      title={t('costs.withdrawTitle', {
        name: ruleName(rule, t, formats.language),
        date: formats.date(version.validFrom ?? ''),
      })}
      confirm={t('costs.withdraw')}
      remove={() => withdraw.mutateAsync({ params: { versionId: version.id } })}
      onClose={onClose}
    >
      {t('costs.withdrawHelp')}
    </DeleteDialog>
  );
}
