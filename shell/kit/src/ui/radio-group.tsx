import Radio from 'antd/es/radio';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import forms from '../forms/forms.module.css';
import css from './ui.module.css';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Tells options of one name apart. */
  readonly note?: string;
  /** Further fields below it while it is chosen. */
  readonly more?: ReactNode;
}

/** One of a few choices, all in view. Arrow keys change it. */
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
  labelHidden = false,
  framed = false,
  upright = framed,
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
  /** For a group with a title above it. */
  labelHidden?: boolean;
  /** Each in a frame, for options of several lines. */
  framed?: boolean;
  /** Below each other, where the words are long. */
  upright?: boolean;
}) {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={forms.field}>
      <span id={`${id}-label`} className={labelHidden ? 'visually-hidden' : forms.label}>
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
        onChange={(event) => onChange(String(event.target.value))}
      >
        {options.map((option) => (
          <Fragment key={option.value}>
            <Radio value={option.value} className={(framed ? css.framed : css.choice) ?? ''}>
              {option.label}
              {option.note ? <span className={css.note}> {option.note}</span> : null}
            </Radio>
            {option.more && option.value === value ? <div className={css.more}>{option.more}</div> : null}
          </Fragment>
        ))}
      </Radio.Group>
      {error ? (
        <p id={`${id}-error`} className={forms.error}>
          <Icon path={icons.alert} size={12} />
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
