import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import css from './forms.module.css';

/** What a control needs so that its label, its help and its error are read out with it. */
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
  /** What somebody else has made of it meanwhile, as it reads. */
  theirs?: string | undefined;
  error?: string | undefined;
  /** Fields are required unless they say that they are not. */
  optional?: boolean | undefined;
  id?: string | undefined;
}

/** Label above, help below, error in the help's place. */
export function Field({
  label,
  help: usualHelp,
  theirs,
  error,
  optional = false,
  id: givenId,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
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
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error ? (
        <p id={noteId} className={css.error}>
          <Icon name="alert" size={12} />
          {error}
        </p>
      ) : help ? (
        <p id={noteId} className={theirs === undefined ? css.help : css.theirs}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
