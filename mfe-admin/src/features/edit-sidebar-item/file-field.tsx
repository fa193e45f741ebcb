import { Field } from '@werkbank/kit/field';
import { useFormats } from '@werkbank/kit/formats';
import type { FormField } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import css from './file-field.module.css';

/** Chooses a pdf; shows how far its upload is. */
export function FileField({
  field,
  present,
  progress,
}: {
  field: FormField<File | null>;
  /** Name of the file that the item has. */
  present: string | null;
  progress: number | undefined;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return (
    <>
      <Field
        id={field.id}
        label={t('sidebar.field.file')}
        error={field.error}
        optional={present !== null}
        help={present === null ? t('sidebar.fileHelp') : t('sidebar.filePresent', { name: present })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={field.name}
            accept="application/pdf,.pdf"
            disabled={field.disabled}
            onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {progress === undefined ? null : (
        <div className={css.progress} role="status">
          <progress max={1} value={progress} aria-label={t('sidebar.field.file')} />
          <span>{t('sidebar.uploaded', { percent: formats.percent(Math.round(progress * 100)) })}</span>
        </div>
      )}
    </>
  );
}
