import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import { Field, type FieldProps } from './field';
import css from './file-field.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'theirs'> {
  /** What is chosen, where the form keeps it until it is sent. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** Comes along with `form.field('file')`; nobody else's file is shown here. */
  theirs?: File | null | undefined;
  name?: string;
  /** Kinds of files, as the browser wants them: `application/pdf,.pdf`. */
  accept: string;
  disabled?: boolean;
}

/** A file, to be chosen or dropped. In words of ours: a browser's own control speaks the browser's language. */
export function FileField({ value, onChange, theirs: _, name, accept, disabled, ...field }: FileFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field}>
      {({ className: _control, ...control }) => (
        <div
          className={[css.pick, disabled ? css.off : '', control['aria-invalid'] ? css.bad : ''].join(' ')}
        >
          <span className={css.word} aria-hidden="true">
            <Icon name="document" />
            {t('file.choose')}
          </span>
          {/* The control itself says it to whoever does not see it. */}
          <span className={value ? `${css.name} ${css.chosen}` : css.name} aria-hidden="true">
            {value?.name ?? t('file.none')}
          </span>
          <input
            {...control}
            className={css.input}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          />
        </div>
      )}
    </Field>
  );
}
