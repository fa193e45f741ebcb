import { DateField, isDay } from '@werkbank/kit/date-field';
import { FormRow } from '@werkbank/kit/form';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

/** First and last day of a rule. */
export function PeriodFields({
  from,
  until,
  needsBeginning = false,
}: {
  from: FormField<string>;
  until: FormField<string>;
  /** True if a beginning is required. */
  needsBeginning?: boolean;
}) {
  const { t } = useTranslation('orders');
  return (
    <FormRow>
      <DateField
        label={t('desk.field.validFrom')}
        help={needsBeginning ? undefined : t('desk.validFromHelp')}
        optional={!needsBeginning}
        {...from}
      />
      <DateField
        label={t('desk.field.validUntil')}
        help={t('desk.validUntilHelp')}
        optional
        min={isDay(from.value) ? from.value : undefined}
        {...until}
      />
    </FormRow>
  );
}
