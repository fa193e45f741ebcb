import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import forms from '../forms/forms.module.css';
import type { SelectOption } from './select-field';
import css from './ui.module.css';

interface RadioOption extends SelectOption {
  /** What tells two of one name apart. */
  readonly note?: string;
}

/** One of a few, all in view. Arrow keys change what is chosen. */
export function RadioGroup({
  label,
  help,
  error,
  optional = false,
  id: givenId,
  name,
  value,
  onChange,
  options,
  disabled = false,
  upright = false,
}: {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  id?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  disabled?: boolean;
  /** Below each other, where the words are long. */
  upright?: boolean;
}) {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={forms.field}>
      <span id={`${id}-label`} className={forms.label}>
        {label}
        {optional ? <span className={forms.optional}> ({t('form.optional')})</span> : null}
      </span>
      <Radio.Group
        id={id}
        {...(name === undefined ? {} : { name })}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        disabled={disabled}
        vertical={upright}
        value={value}
        options={options.map(({ label: name, note, ...option }) => ({
          ...option,
          label: note ? (
            <>
              {name} <span className={css.note}>{note}</span>
            </>
          ) : (
            name
          ),
        }))}
        onChange={(event) => onChange(String(event.target.value))}
      />
      {error ? (
        <p id={`${id}-error`} className={forms.error}>
          <Icon name="alert" size={12} />
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className={forms.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
