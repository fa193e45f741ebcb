import Select from 'antd/es/select';
import { Field, type FieldProps } from '../forms/field';
import { controlOf } from './control';
import { useTranslation } from 'react-i18next';
import css from './ui.module.css';
import { findOption } from './find-option';

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Choosing extends Omit<FieldProps, 'theirs'> {
  name?: string;
  options: readonly SelectOption[];
  disabled?: boolean;
  placeholder?: string;
  /** Called while people type, if the options come from elsewhere; the result arrives as `options`. */
  onSearch?: (text: string) => void;
  /** True while options load. */
  loading?: boolean;
}

/** From this many on, typing is faster than looking. */
const MANY = 8;

/** A select. Typing narrows a long list. */
export function SelectField({
  value,
  onChange,
  theirs,
  ...rest
}: Choosing & { theirs?: string | undefined; value: string; onChange: (value: string) => void }) {
  return (
    <Choice
      {...rest}
      theirs={theirs === undefined ? undefined : labelOf(rest.options, theirs)}
      mayBeEmpty={rest.mayBeEmpty ?? rest.options.some((option) => option.value === '')}
      shown={labelOf(rest.options, value)}
      value={value}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
    />
  );
}

/** A select for several values: a filter of a list, the roles of a person. */
export function MultiSelectField({
  value,
  onChange,
  theirs,
  ...rest
}: Choosing & {
  theirs?: readonly string[] | undefined;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}) {
  const named = (values: readonly string[]) => values.map((one) => labelOf(rest.options, one)).join(', ');
  return (
    <Choice
      {...rest}
      several
      theirs={theirs && named(theirs)}
      shown={named(value)}
      value={[...value]}
      onChange={(chosen) => onChange(Array.isArray(chosen) ? chosen : [])}
    />
  );
}

function Choice({
  label,
  help,
  theirs,
  error,
  optional,
  mayBeEmpty,
  id,
  options,
  shown,
  several = false,
  onSearch,
  onChange,
  name: _name,
  ...rest
}: Choosing & {
  theirs: string | undefined;
  shown: string;
  several?: boolean;
  value: string | string[];
  onChange: (chosen: string | string[] | undefined) => void;
}) {
  const { t } = useTranslation('kit');
  const search = onSearch
    ? { onSearch, filterOption: false }
    : several || options.length >= MANY
      ? findOption
      : false;
  return (
    <Field
      label={label}
      help={help}
      theirs={theirs}
      error={error}
      optional={optional}
      {...(mayBeEmpty === undefined ? {} : { mayBeEmpty })}
      id={id}
    >
      {(control) => {
        const shownId = `${control.id}-value`;
        return (
          <>
            <Select<string | string[]>
              {...rest}
              {...controlOf(control)}
              // The control itself is the text field: the choice stands beside it.
              aria-describedby={[shownId, control['aria-describedby']].filter(Boolean).join(' ')}
              className={css.whole ?? ''}
              options={[...options]}
              showSearch={search}
              allowClear={several}
              maxTagCount="responsive"
              notFoundContent={t(rest.loading ? 'states.loading' : 'select.none')}
              {...(several ? { mode: 'multiple' as const } : {})}
              onChange={onChange}
            />
            <span id={shownId} hidden>
              {shown}
            </span>
          </>
        );
      }}
    </Field>
  );
}

const labelOf = (options: readonly SelectOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
