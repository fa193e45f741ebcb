import { Button, IconButton } from '@werkbank/kit/button';
import { DateField } from '@werkbank/kit/date-field';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './calendar-dialog.module.css';
import { newPeriod, type PeriodValues } from './calendar-values';

/** Own closed days: each a day, or a first and a last one. */
export function ClosedPeriodFields({
  field: { id, value: periods, onChange, error, disabled },
}: {
  field: FormField<readonly PeriodValues[]>;
}) {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLFieldSetElement>(null);
  const set = (key: number, change: Partial<PeriodValues>) =>
    onChange(periods.map((period) => (period.key === key ? { ...period, ...change } : period)));
  return (
    <fieldset
      ref={box}
      id={id}
      tabIndex={-1}
      className={css.group}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t('calendar.closedPeriods')}</legend>
      <p className={css.help}>{t('calendar.closedHelp')}</p>
      {periods.map(({ key, from, to }, index) => (
        <div
          key={key}
          className={css.period}
          role="group"
          aria-label={t('calendar.period', { number: index + 1 })}
        >
          <DateField
            label={t('calendar.from')}
            value={from}
            disabled={disabled}
            onChange={(day) => set(key, { from: day })}
          />
          <DateField
            label={t('calendar.to')}
            optional
            value={to}
            disabled={disabled}
            onChange={(day) => set(key, { to: day })}
          />
          <IconButton
            icon={icons.trash}
            label={t('calendar.removePeriod', { number: index + 1 })}
            disabled={disabled}
            onClick={() => {
              onChange(periods.filter((period) => period.key !== key));
              // The button goes away with its row.
              box.current?.focus();
            }}
          />
        </div>
      ))}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon path={icons.alert} size={12} />
          {error}
        </p>
      ) : null}
      <div>
        <Button
          icon={icons.plus}
          disabled={disabled}
          onClick={() => onChange([...periods, newPeriod(periods)])}
        >
          {t('calendar.addPeriod')}
        </Button>
      </div>
    </fieldset>
  );
}
