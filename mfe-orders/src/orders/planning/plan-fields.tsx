import { errorMessage } from '@werkbank/contracts/errors';
import { DateField, isDay } from '@werkbank/kit/date-field';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { exampleWithin, today } from '@werkbank/kit/days';
import type { PlaceDays } from './place-days';
import type { Plan } from './plan';
import css from './plan-fields.module.css';

export interface PlanTexts {
  date: string;
  fromStock: boolean;
}

/** Start values of the form: the plan, but never a past day. */
export function planTexts(plan: Plan, today: string): PlanTexts {
  const date = plan.plannedShipmentDate < today ? today : plan.plannedShipmentDate;
  return { date, fromStock: plan.plannedShipmentFromStock };
}

/** Errors of a plan; `label` names its date. */
export function checkPlan(
  { date, fromStock }: PlanTexts,
  today: string,
  label: string,
  formats: Formats,
): { date?: string } {
  if (fromStock) return {};
  const { language } = formats;
  if (date === '') return { date: errorMessage('FIELD_REQUIRED', language, { field: label }) };
  if (!isDay(date)) {
    const example = formats.date(exampleWithin(today));
    return { date: errorMessage('NOT_A_DATE', language, { field: label, example }) };
  }
  return date < today ? { date: errorMessage('PLANNED_DELIVERY_IN_PAST', language) } : {};
}

export function planOf({ date, fromStock }: PlanTexts, days: PlaceDays): Plan {
  return { plannedShipmentDate: fromStock ? days.fromStock : date, plannedShipmentFromStock: fromStock };
}

/** From stock, which means the next working day of the place, or a date that has not passed. */
export function PlanFields<T extends PlanTexts>({ form, days }: { form: FormState<T>; days: PlaceDays }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { date, fromStock } = form.values;
  const { onChange, value: _value, name, ...field } = form.field('date');
  const instead = !fromStock && isDay(date) ? days.insteadOf(date) : undefined;
  return (
    <>
      <Checkbox
        checked={fromStock}
        disabled={form.busy}
        onChange={(checked) => form.set({ fromStock: checked } as Partial<T>)}
      >
        {t('plan.fromStock', { date: formats.date(days.fromStock) })}
      </Checkbox>
      <div className={css.date}>
        <DateField
          {...field}
          name={name}
          label={t('plan.date')}
          help={instead === undefined ? undefined : t('plan.closed', { date: formats.date(instead) })}
          min={today()}
          value={fromStock ? days.fromStock : date}
          disabled={field.disabled || fromStock}
          onChange={(value) => onChange(value as T['date'])}
        />
      </div>
    </>
  );
}
