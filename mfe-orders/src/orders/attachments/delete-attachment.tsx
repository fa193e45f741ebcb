import type { Attachment } from '@werkbank/contracts/entities';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { attachmentReads } from '../order/order-reads';
import { removeAttachment } from '../order/show-changed-attachment';
import { useOrderCommand } from '../order/use-order-command';

/** Asks, then deletes an attachment for good. */
export function DeleteAttachment({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { id, title } = attachment;
  const remove = useOrderCommand('deleteAttachment', {
    changes: attachmentReads,
    success: t('done.attachmentDeleted'),
    local: (cache) => removeAttachment(cache, id),
  });
  return (
    <DeleteDialog
      title={t('attachments.deleteTitle', { title })}
      confirm={t('attachments.delete')}
      remove={() => remove.send({ params: { attachmentId: id } })}
      onClose={onClose}
    >
      {t('attachments.deleteHelp')}
    </DeleteDialog>
  );
}
