import type { FormState } from '@werkbank/kit/use-service-form';
import type { useSending } from '@werkbank/kit/use-sending';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useTranslation } from 'react-i18next';
import type { ItemValues } from '../../sidebar-items/item-values';

/** Chooses a pdf; shows how far its upload is. */
export function PdfField({
  form,
  present,
  upload: { sending, cancel },
}: {
  form: Pick<FormState<ItemValues>, 'field' | 'submit'>;
  /** Name of the file that the item has. */
  present: string | null;
  upload: Pick<ReturnType<typeof useSending>, 'sending' | 'cancel'>;
}) {
  const { t } = useTranslation('admin');
  return (
    <UploadField
      {...form.field('file')}
      label={t('sidebar.field.file')}
      accept="application/pdf,.pdf"
      optional={present !== null}
      help={present === null ? t('sidebar.fileHelp') : t('sidebar.filePresent', { name: present })}
      sending={sending}
      onCancel={cancel}
      onRetry={() => void form.submit()}
    />
  );
}
