import { useFormats } from '@werkbank/kit/formats';
import { Checkbox, TextField } from '@werkbank/kit/text-fields';
import type { FormState } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import { dayAfter, today } from '../order/calendar';
import type { Plan } from './plan';
import css from './plan-fields.module.css';

export interface PlanTexts {
  date: string;
  fromStock: boolean;
}

/** What the form starts with: what is planned, but never a day that has passed. */
export function planTexts(plan: Plan, today: string): PlanTexts {
  const date = plan.plannedShipmentDate < today ? today : plan.plannedShipmentDate;
  return { date, fromStock: plan.plannedShipmentFromStock };
}

export function checkPlan(
  { date, fromStock }: PlanTexts,
  today: string,
  messages: { required: string; past: string },
): { date?: string } {
  if (fromStock) return {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { date: messages.required };
  return date < today ? { date: messages.past } : {};
}

export function planOf({ date, fromStock }: PlanTexts): Plan {
  return { plannedShipmentDate: date, plannedShipmentFromStock: fromStock };
}

/** From stock, which means tomorrow, or a date that has not passed. */
export function PlanFields<T extends PlanTexts>({ form }: { form: FormState<T> }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { date, fromStock } = form.values;
  const { onChange, value: _value, name, ...field } = form.field('date');
  return (
    <>
      <Checkbox
        checked={fromStock}
        disabled={form.busy}
        onChange={(checked) => form.set({ fromStock: checked } as Partial<T>)}
      >
        {t('plan.fromStock', { date: formats.date(dayAfter(today())) })}
      </Checkbox>
      <div className={css.date}>
        <TextField
          {...field}
          name={name}
          type="date"
          label={t('plan.date')}
          min={today()}
          value={fromStock ? dayAfter(today()) : date}
          disabled={field.disabled || fromStock}
          onChange={(value) => onChange(value as T['date'])}
        />
      </div>
    </>
  );
}
