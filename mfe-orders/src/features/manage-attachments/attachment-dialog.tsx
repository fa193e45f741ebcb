import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { allowedAttachments, attachmentLimits } from '@werkbank/contracts/limits';
import { FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useForm } from '@werkbank/kit/use-form';
import { useTranslation } from 'react-i18next';
import { attachmentErrors, attachmentValues, statuses } from './attachment-values';
import { useSaveAttachment } from './use-save-attachment';

const types = allowedAttachments.Delivery;

/** Adds a file or a video to a delivery, or changes what is said of one. */
export function AttachmentDialog({
  delivery,
  attachment,
  onClose,
}: {
  delivery: Delivery;
  /** Absent for a new one. */
  attachment?: Attachment;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const { language } = usePreferences();
  const { save, sending, cancel } = useSaveAttachment(delivery, attachment);
  const form = useForm({
    initial: attachmentValues(attachment, delivery.attachments),
    check: (values) =>
      attachmentErrors(values, !attachment, language, (field) => t(`attachments.field.${field}`)),
    fieldOf: (header) => (header === 'x-file-name' ? 'file' : header.replace(/^x-/, '')),
    save: async (values) => {
      await save(values);
      onClose();
    },
  });
  const { type } = form.values;
  return (
    <FormDialog
      form={form}
      title={t(attachment ? 'attachments.edit' : 'attachments.add')}
      action={t(attachment ? 'attachments.save' : 'attachments.addNow')}
      onClose={onClose}
    >
      <TextField
        label={t('attachments.field.title')}
        maxLength={attachmentLimits.title}
        {...form.field('title')}
      />
      <FormRow>
        {attachment ? null : (
          <SelectField
            label={t('attachments.field.type')}
            options={types.map((value) => ({ value, label: t(`attachments.types.${value}`) }))}
            {...form.field('type')}
            onChange={(value) => form.set({ type: types.find((known) => known === value) ?? type })}
          />
        )}
        <SelectField
          label={t('attachments.field.status')}
          options={statuses.map((value) => ({ value, label: t(`attachments.statuses.${value}`) }))}
          {...form.field('status')}
          onChange={(value) => form.set({ status: statuses.find((known) => known === value) ?? 'enabled' })}
        />
        <TextField
          label={t('attachments.field.order')}
          inputMode="numeric"
          maxLength={4}
          help={t('attachments.orderHelp')}
          {...form.field('order')}
        />
      </FormRow>
      {type === 'youtube' ? (
        <TextField
          label={t('attachments.field.url')}
          type="url"
          maxLength={500}
          help={t('attachments.urlHelp')}
          {...form.field('url')}
        />
      ) : attachment ? null : (
        <UploadField
          {...form.field('file')}
          label={t('attachments.field.file')}
          help={t('attachments.fileHelp')}
          accept="application/pdf,.pdf"
          sending={sending}
          onCancel={cancel}
          onRetry={() => void form.submit()}
        />
      )}
    </FormDialog>
  );
}
