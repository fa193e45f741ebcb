import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/button';
import type { ControlProps } from '../forms/field';
import { useFormats } from '../formats/use-formats';
import * as icons from '../icons/paths';
import { Calendar } from './calendar';
import css from './dates.module.css';
import { firstDay, lastDay } from './days';
import type { TypedDay } from './use-typed-day';

interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  label: string;
  typed: TypedDay;
  value: string;
  onChange: (value: string) => void;
  control: ControlProps;
  min?: string | undefined;
  max?: string | undefined;
}

/** A line for a day and the button that opens the calendar beside it. */
export function DateInput({
  label,
  typed,
  value,
  onChange,
  control,
  min = firstDay,
  max = lastDay,
  disabled,
  ...rest
}: DateInputProps) {
  const { t } = useTranslation('kit');
  const { dateFormat } = useFormats();
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const hint = dateFormat
    .replace('YYYY', t('date.year'))
    .replace('MM', t('date.month'))
    .replace('DD', t('date.day'));
  const name = t('date.calendar', { field: label });
  return (
    <span ref={line} className={css.line}>
      <input
        placeholder={hint}
        autoComplete="off"
        {...rest}
        {...control}
        type="text"
        disabled={disabled}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
      <IconButton
        icon={icons.calendar}
        label={name}
        className={css.opener}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Calendar
          label={name}
          value={typed.isDay ? value : ''}
          min={min}
          max={max}
          beside={line}
          onChoose={(day) => {
            typed.leave();
            onChange(day);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
