import { approvalLimits } from '@werkbank/contracts/limits';
import { useApiMutation } from '@werkbank/kit/api';
import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { contractErrors, textOrNull } from '@werkbank/kit/contract-errors';
import { Notice } from '@werkbank/kit/feedback';
import { Form } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { TextArea } from '@werkbank/kit/ui/input';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

/** True for the refusal of an order above the limit of its buyer. */
export function isAboveLimit(error: unknown): error is Error {
  return isApiError(error) && (error.code === 'ORDER_ABOVE_LIMIT' || error.code === 'MONTH_ABOVE_LIMIT');
}

/** Lets the buyer ask for the approval of an order above the limit. */
export function AskApproval({
  draftId,
  why,
  onAsked,
}: {
  draftId: string;
  why: string;
  onAsked: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { language } = usePreferences();
  const ask = useApiMutation('requestOrderApproval', {
    success: t('approval.asked'),
    changes: ['listOrderApprovals'],
    silent: true,
  });
  const form = useServiceForm({
    initial: { remark: '' },
    check: ({ remark }) =>
      contractErrors(
        (entities) => entities.approvalRemark,
        { remark: textOrNull(remark) },
        language,
        () => t('approval.remark'),
      ),
    save: async ({ remark }) => {
      await ask.mutateAsync({ body: { draftId, remark: textOrNull(remark) } });
      onAsked();
    },
  });
  return (
    <Panel title={t('approval.needed')}>
      <Form form={form} label={t('approval.needed')}>
        <Notice kind="signal">{why}</Notice>
        <TextArea
          label={t('approval.remark')}
          help={t('approval.remarkHelp')}
          maxLength={approvalLimits.text}
          optional
          {...form.field('remark')}
        />
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('approval.ask')}
        </Button>
      </Form>
    </Panel>
  );
}
