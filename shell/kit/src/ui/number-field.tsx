import InputNumber from 'antd/es/input-number';
import { Field, type FieldProps } from '../forms/field';
import { useFormats } from '../formats/use-formats';
import { controlOf } from './control';
import css from './ui.module.css';

interface NumberFieldProps extends Omit<FieldProps, 'theirs'> {
  theirs?: number | null | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
  name?: string;
  disabled?: boolean;
  min?: number;
  max?: number;
  /** Digits behind the point; none unless it is said. */
  precision?: number;
  step?: number;
  /** What is counted: %, mm, CHF. */
  unit?: string;
}

/** A number, written as the configuration wants it. Arrow keys count; the wheel scrolls the page and nothing else. */
export function NumberField({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  precision = 0,
  unit,
  ...rest
}: NumberFieldProps) {
  const formats = useFormats();
  const shown = theirs === undefined || theirs === null ? undefined : formats.decimal(String(theirs));
  return (
    <Field label={label} help={help} theirs={shown} error={error} optional={optional} id={id}>
      {(control) => (
        <InputNumber<number>
          {...rest}
          {...controlOf(control)}
          className={css.whole ?? ''}
          value={value}
          precision={precision}
          decimalSeparator={formats.decimal('0.5').charAt(1)}
          controls={false}
          inputMode={precision > 0 ? 'decimal' : 'numeric'}
          {...(unit === undefined ? {} : { suffix: unit })}
          onChange={(next) => onChange(next)}
        />
      )}
    </Field>
  );
}
