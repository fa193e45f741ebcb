import Input, { type InputProps } from 'antd/es/input';
import type { TextAreaProps } from 'antd/es/input/TextArea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../forms/field';
import { controlOf } from './control';
import css from './ui.module.css';

interface Controlled extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

type Plain<P> = Omit<
  P,
  'value' | 'onChange' | 'id' | 'className' | 'classNames' | 'styles' | 'size' | 'status'
>;

/** One line of text. A password can be made visible. */
export function TextField({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  type,
  ...rest
}: Controlled & Plain<InputProps>) {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <Field label={label} help={help} theirs={theirs} error={error} optional={optional} id={id}>
      {(control) => (
        <Input
          {...rest}
          {...controlOf(control)}
          type={secret && shown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(secret
            ? {
                suffix: (
                  <button
                    type="button"
                    className={css.reveal}
                    aria-label={t('password.show')}
                    aria-pressed={shown}
                    disabled={rest.disabled}
                    onClick={() => setShown(!shown)}
                  >
                    {t(shown ? 'password.hideWord' : 'password.showWord')}
                  </button>
                ),
              }
            : {})}
        />
      )}
    </Field>
  );
}

/**
 * Several lines of text, as high as their content. antd measures that by a style attribute, which the Content-Security-Policy
 * refuses.
 */
export function TextArea({
  label,
  help,
  theirs,
  error,
  optional,
  id,
  value,
  onChange,
  ...rest
}: Controlled & Plain<TextAreaProps>) {
  return (
    <Field label={label} help={help} theirs={theirs} error={error} optional={optional} id={id}>
      {(control) => (
        <Input.TextArea
          rows={4}
          {...rest}
          {...controlOf(control)}
          className={css.lines ?? ''}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
