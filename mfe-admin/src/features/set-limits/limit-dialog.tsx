import type { SpendingPerson } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { useCurrencyOptions } from '@werkbank/kit/offered-options';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { limitErrors, limitOf, limitValues } from './limit-values';

/** Sets or removes the limit of a person. */
export function LimitDialog({
  person,
  people,
  onClose,
}: {
  person: SpendingPerson;
  people: readonly SpendingPerson[];
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { currency } = usePreferences();
  const set = useApiMutation('setSpendingLimit', {
    success: t('limits.saved'),
    local: (cache, answer) =>
      cache.change('listSpendingLimits', (known) => ({
        people: known.people.map((one) => (one.userId === answer.userId ? answer : one)),
      })),
    changes: ['listSpendingLimits'],
    silent: true,
  });
  const form = useServiceForm({
    initial: limitValues(person, currency, formats),
    check: (values) => limitErrors(values, formats, (field) => t(`limits.${field}`)),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    save: async (values) => {
      const limit = limitOf(values, formats);
      await set.mutateAsync({ params: { userId: person.userId }, body: { limit } });
      onClose();
    },
  });
  const approvers = people.filter(
    ({ userId, enabled }) => userId !== person.userId && (enabled || userId === person.limit?.approverId),
  );
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <FormDialog form={form} title={t('limits.of', { name })} onClose={onClose}>
      <FormRow>
        <TextField
          label={t('limits.perOrder')}
          inputMode="decimal"
          optional
          help={t('limits.help')}
          {...form.field('perOrder')}
        />
        <TextField label={t('limits.perMonth')} inputMode="decimal" optional {...form.field('perMonth')} />
      </FormRow>
      <FormRow>
        <SelectField
          label={t('limits.currency')}
          options={useCurrencyOptions(form.values.currency)}
          {...form.field('currency')}
        />
        <SelectField
          label={t('limits.approverId')}
          help={t('limits.approverHelp')}
          options={[
            { value: '', label: t('limits.admins') },
            ...approvers.map(({ userId, firstName, lastName }) => ({
              value: String(userId),
              label: `${lastName}, ${firstName}`,
            })),
          ]}
          {...form.field('approverId')}
        />
      </FormRow>
    </FormDialog>
  );
}
