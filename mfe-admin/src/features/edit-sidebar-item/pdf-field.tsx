import { FileField } from '@werkbank/kit/file-field';
import { useFormats } from '@werkbank/kit/formats';
import type { FormField } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import css from './pdf-field.module.css';

/** Chooses a pdf; shows how far its upload is. */
export function PdfField({
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
      <FileField
        {...field}
        label={t('sidebar.field.file')}
        accept="application/pdf,.pdf"
        optional={present !== null}
        help={present === null ? t('sidebar.fileHelp') : t('sidebar.filePresent', { name: present })}
      />
      {progress === undefined ? null : (
        <div className={css.progress} role="status">
          <progress max={1} value={progress} aria-label={t('sidebar.field.file')} />
          <span>{t('sidebar.uploaded', { percent: formats.percent(Math.round(progress * 100)) })}</span>
        </div>
      )}
    </>
  );
}
