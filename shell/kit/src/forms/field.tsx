import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './forms.module.css';

/** Props by which a screen reader reads label, help and error of a control. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  label: string;
  help?: string | undefined;
  /** The other person's value, as displayed. */
  theirs?: string | undefined;
  error?: string | undefined;
  /** Fields are required unless they say that they are not. */
  optional?: boolean | undefined;
  /** False for a choice that always has a value. */
  mayBeEmpty?: boolean | undefined;
  id?: string | undefined;
}

/** Label above, help below, and the error between them: who errs needs the rules the most. */
export function Field({
  label,
  help: usualHelp,
  theirs,
  error,
  optional = false,
  mayBeEmpty = true,
  id: givenId,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const help = theirs === undefined ? usualHelp : t('form.changedMeanwhile', { value: theirs || '–' });
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional ? <span className={css.optional}> ({t('form.optional')})</span> : null}
      </label>
      {children({
        id,
        className: css.control ?? '',
        'aria-describedby': [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional || !mayBeEmpty ? undefined : true,
      })}
      {error ? (
        <p id={errorId} className={css.error}>
          <Icon path={icons.alert} size={12} />
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={helpId} className={theirs === undefined ? css.help : css.theirs}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
