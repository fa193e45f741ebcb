import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field';
import css from './forms.module.css';

type Controlled<T extends 'input' | 'select'> = Omit<
  ComponentProps<T>,
  'value' | 'onChange' | 'id' | 'className'
> &
  FieldProps & { value: string; onChange: (value: string) => void };

/** One line of text; `type` for passwords, e-mail addresses, dates. */
export function TextField({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  ...rest
}: Controlled<'input'>) {
  return (
    <Field label={label} help={help} theirs={theirs} error={error} optional={optional} id={id}>
      {(control) => (
        <input {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** A select: the browser's own list, which every device can show. */
export function SelectField({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  options,
  ...rest
}: Omit<Controlled<'select'>, 'children'> & {
  options: readonly { readonly value: string; readonly label: string }[];
}) {
  const chosenByThem = options.find((option) => option.value === theirs)?.label ?? theirs;
  return (
    <Field
      label={label}
      help={help}
      theirs={chosenByThem}
      error={error}
      optional={optional}
      mayBeEmpty={options.some((option) => option.value === '')}
      id={id}
    >
      {(control) => (
        <select {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Yes or no. */
export function Checkbox({
  checked,
  onChange,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={css.check}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
