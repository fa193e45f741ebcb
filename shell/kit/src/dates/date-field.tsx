import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../forms/field';
import { isDay } from '../formats/read-date';
import { useFormats } from '../formats/use-formats';
import { DateInput } from './date-input';
import { useTypedDay } from './use-typed-day';

export { isDay };

export interface DateFieldProps
  extends FieldProps,
    Omit<ComponentProps<typeof DateInput>, 'typed' | 'control' | 'label' | 'id'> {}

/**
 * A day of a form: typed as the configuration writes days, or chosen in the calendar. The value is `YYYY-MM-DD`, empty, or the
 * typed text if that is no day, which the form's `check` refuses.
 */
export function DateField({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  ...rest
}: DateFieldProps) {
  const formats = useFormats();
  const typed = useTypedDay(label, value, onChange, { min: rest.min, max: rest.max });
  const theirDay = theirs !== undefined && isDay(theirs) ? formats.date(theirs) : theirs;
  return (
    <Field
      label={label}
      help={help}
      theirs={theirDay}
      error={error ?? typed.error}
      optional={optional}
      id={id}
    >
      {(control) => (
        <DateInput
          {...rest}
          label={label}
          typed={typed}
          value={value}
          onChange={onChange}
          control={control}
        />
      )}
    </Field>
  );
}
