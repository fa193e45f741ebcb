import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { ruleName } from './rule-names';
import { listOf, type Rule, type RuleVersion } from '../../cost-rules/rules';

/** Asks before a version that does not hold yet is taken back. */
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
  const messageOf = useErrorMessage();
  const formats = useFormats();
  const withdraw = useApiMutation(rule.kind === 'Tax' ? 'withdrawTaxRule' : 'withdrawCostRule', {
    success: t('costs.withdrawn'),
    changes: [listOf(rule.kind)],
  });
  return (
    <ConfirmDialog
      title={t('costs.withdrawTitle', {
        name: ruleName(rule, t, formats.language),
        date: formats.date(version.validFrom ?? ''),
      })}
      confirm={t('costs.withdraw')}
      danger
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { versionId: version.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {withdraw.error ? <Notice kind="error">{messageOf(withdraw.error)}</Notice> : t('costs.withdrawHelp')}
    </ConfirmDialog>
  );
}
