import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useHost, useSession } from '@werkbank/kit/host';
import { PdfPanel } from '@werkbank/kit/pdf';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionName } from '../../delivery/delivery-name';
import { AttachmentDialog } from './attachment-dialog';
import { AttachmentRow } from './attachment-row';
import css from './attachments.module.css';
import { DeleteAttachment } from './delete-attachment';
import { bytesOf } from '../../order/fetched-file';

type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly attachment: Attachment };

/** Files and videos of a delivery: to fetch, to show within the page, and for its producer to look after. */
export function DeliveryFiles({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const { user } = useSession();
  const named = useActionName(delivery);
  const [shownId, setShownId] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const { attachments } = delivery;
  // A part that is not sent yet has nothing to put a file at.
  const own = user?.companyId === delivery.producerCompanyId && delivery.id > 0;
  if (attachments.length === 0 && !own) return null;
  const shown = attachments.find(({ id }) => id === shownId);
  const panelId = `file-of-${delivery.id}`;
  return (
    <div className={css.files}>
      {attachments.length > 0 ? (
        <ul aria-label={t('attachments.title')}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              delivery={delivery}
              panelId={panelId}
              shown={attachment === shown}
              onToggle={() => setShownId(attachment === shown ? undefined : attachment.id)}
              onChange={own ? (kind) => setOpen({ kind, attachment }) : undefined}
            />
          ))}
        </ul>
      ) : null}
      {shown ? (
        <PdfPanel
          key={shown.id}
          id={panelId}
          title={shown.title}
          source={async () =>
            bytesOf(await api('getAttachment', { params: { attachmentId: shown.id }, headers: {} }))
          }
          onClose={() => setShownId(undefined)}
        />
      ) : null}
      {own ? (
        <Button
          {...named(t('attachments.add'))}
          kind="quiet"
          icon="plus"
          className={css.add}
          onClick={() => setOpen({ kind: 'add' })}
        />
      ) : null}
      {open ? <OpenDialog open={open} delivery={delivery} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}

function OpenDialog({ open, delivery, onClose }: { open: Open; delivery: Delivery; onClose: () => void }) {
  switch (open.kind) {
    case 'add':
      return <AttachmentDialog delivery={delivery} onClose={onClose} />;
    case 'edit':
      return <AttachmentDialog delivery={delivery} attachment={open.attachment} onClose={onClose} />;
    case 'delete':
      return <DeleteAttachment attachment={open.attachment} onClose={onClose} />;
  }
}
