import type { Attachment } from '@werkbank/contracts/entities';
import { allowedAttachments, attachmentLimits } from '@werkbank/contracts/limits';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UploadsField } from '@werkbank/kit/ui/upload';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { AttachedTo } from './attached-to';
import { attachmentErrors, attachmentValues, orderOf, statuses } from './attachment-values';
import { titleOf, useArrivalProblem, useSaveAttachment } from './use-save-attachment';

/** Adds a file or a video to an object, or changes its description. */
export function AttachmentDialog({
  to,
  attachment,
  onClose,
}: {
  to: AttachedTo;
  /** Absent for a new one. */
  attachment?: Attachment;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { save, sendings, cancel } = useSaveAttachment(to, attachment);
  const problemOf = useArrivalProblem();
  const form = useServiceForm({
    initial: attachmentValues(attachment, to.attachments),
    check: (values) =>
      attachmentErrors(values, !attachment, formats, (field) => t(`attachments.field.${field}`)),
    fieldOf: (header) => (header === 'x-file-name' ? 'files' : header.replace(/^x-/, '')),
    save: async (values) => {
      const left = await save(values);
      if (left.length === 0) return onClose();
      const next = orderOf(values, formats) + values.files.length - left.length;
      form.set({
        ...withTitle(
          left.map(({ file }) => file),
          values.title,
        ),
        order: String(Math.min(next, attachmentLimits.order)),
      });
      throw problemOf(left);
    },
  });
  const { type, files } = form.values;
  const types = allowedAttachments[to.objectType];
  const several = type === 'pdf' && files.length > 1;
  return (
    <FormDialog
      form={form}
      title={t(attachment ? 'attachments.edit' : 'attachments.add')}
      action={t(attachment ? 'attachments.save' : 'attachments.addNow')}
      onClose={onClose}
    >
      {several ? (
        <p>{t('attachments.severalHelp')}</p>
      ) : (
        <TextField
          label={t('attachments.field.title')}
          maxLength={attachmentLimits.title}
          {...form.field('title')}
        />
      )}
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
        <UploadsField
          {...form.field('files')}
          label={t('attachments.field.files')}
          help={t('attachments.fileHelp')}
          accept="application/pdf,.pdf"
          onChange={(chosen) => form.set(withTitle(chosen, form.values.title))}
          sending={sendings}
          onCancel={cancel}
          onRetry={() => void form.submit()}
        />
      )}
    </FormDialog>
  );
}

/** A single file gets its own name as title until the reader changes it. */
function withTitle(files: readonly File[], title: string): { files: readonly File[]; title: string } {
  const [only] = files;
  return { files, title: only && files.length === 1 && title === '' ? titleOf(only) : title };
}
