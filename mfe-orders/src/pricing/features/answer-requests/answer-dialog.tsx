import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { discountLimits } from '@werkbank/contracts/limits';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextArea } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery, useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { showRequest } from '../../cache-updates/discount-requests';
import { answerErrors, answerOf, type AnswerStatus } from './answer-values';

/** Grants a discount request, with a group for the customer if one is chosen, or declines it. */
export function AnswerDialog({
  request,
  status,
  onClose,
}: {
  request: ReceivedDiscountRequest;
  status: AnswerStatus;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const grants = status === 'Granted';
  const groups = useApiQuery('listDiscountGroups', { params }, { enabled: grants });
  const labelOf = (name: string) => t(`answerRequest.field.${name}`);
  const answer = useApiMutation('answerDiscountRequest', {
    success: t(`done.discountRequest${status}`),
    changes: [
      'listDiscountRequests',
      'getDiscountRequest',
      'listDiscountAssignments',
      'listAssignableCustomers',
      'listDiscountGroups',
      'getDiscountGroup',
    ],
    local: showRequest,
    silent: true,
  });
  const form = useServiceForm({
    initial: { discountGroupId: '', answer: '' },
    check: (values) => answerErrors(status, values, formats.language, labelOf),
    save: async (values) => {
      const at = { ...params, requestId: request.id };
      await answer.mutateAsync({ params: at, body: answerOf(status, values) });
      onClose();
    },
  });
  const known = groups.data ?? [];
  const current = known.find(({ id }) => id === request.discountGroupId)?.name;
  const asBefore = {
    value: '',
    label: current ? t('answerRequest.asBefore', { name: current }) : t('answerRequest.noGroup'),
  };
  const others = known.filter(
    ({ id, isOtherCustomerGroup }) => !isOtherCustomerGroup && id !== request.discountGroupId,
  );
  return (
    <FormDialog
      form={form}
      title={t(`answerRequest.title.${status}`, { name: request.customerName })}
      action={t(`answerRequest.${status}`)}
      onClose={onClose}
    >
      {grants ? (
        <SelectField
          label={labelOf('discountGroupId')}
          help={t('answerRequest.groupHelp')}
          optional
          loading={groups.isPending}
          options={[asBefore, ...others.map(({ id, name }) => ({ value: String(id), label: name }))]}
          {...form.field('discountGroupId')}
        />
      ) : null}
      <TextArea
        label={labelOf('answer')}
        help={t('answerRequest.answerHelp', { max: formats.number(discountLimits.remarks) })}
        optional
        {...form.field('answer')}
      />
    </FormDialog>
  );
}
