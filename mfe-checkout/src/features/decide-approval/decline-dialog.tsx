import { approvalLimits } from '@werkbank/contracts/limits';
import { useApiMutation } from '@werkbank/kit/api';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { usePreferences } from '@werkbank/kit/host';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextArea } from '@werkbank/kit/ui/input';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

/** Asks an approver for the reason. */
export function DeclineDialog({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const { language } = usePreferences();
  const decline = useApiMutation('declineOrder', {
    success: t('approval.declined'),
    changes: ['getOrderApproval', 'listOrderApprovals'],
    silent: true,
  });
  const form = useServiceForm({
    initial: { reason: '' },
    check: (values) =>
      contractErrors(
        (entities) => entities.declineReason,
        values,
        language,
        () => t('approval.reason'),
      ),
    save: async (body) => {
      await decline.mutateAsync({ params: { draftId }, body });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('approval.decline')} action={t('approval.decline')} onClose={onClose}>
      <TextArea
        label={t('approval.reason')}
        help={t('approval.reasonHelp')}
        maxLength={approvalLimits.text}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
