import { fetchFile } from '@werkbank/contracts/client';
import type { Attachment } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { PdfPanel } from '@werkbank/kit/pdf';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf } from '../order/fetched-file';
import { type AttachedTo, named, type Open } from './attached-to';
import { AttachmentRow } from './attachment-row';
import css from './attachments.module.css';

/** Files and videos of an object: to fetch, to show within the page, and for whose it is to look after. */
export function AttachedFiles({
  to,
  mayAttach,
  mayChange,
  dialog,
}: {
  to: AttachedTo;
  mayAttach: boolean;
  mayChange: (attachment: Attachment) => boolean;
  dialog: (open: Open, onClose: () => void) => ReactNode;
}) {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const [shownId, setShownId] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const { attachments, objectType, objectId } = to;
  const shown = attachments.find(({ id }) => id === shownId);
  const panelId = `file-of-${objectType}-${objectId}`;
  return (
    <div className={css.files}>
      {attachments.length > 0 ? (
        <ul aria-label={t('attachments.title')}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              to={to}
              panelId={panelId}
              shown={attachment === shown}
              onToggle={() => setShownId(attachment === shown ? undefined : attachment.id)}
              onChange={mayChange(attachment) ? (kind) => setOpen({ kind, attachment }) : undefined}
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
            bytesOf(await fetchFile(api, 'getAttachment', { attachmentId: shown.id }, 'application/pdf'))
          }
          onClose={() => setShownId(undefined)}
        />
      ) : null}
      {mayAttach ? (
        <Button
          {...named(to, t('attachments.add'))}
          kind="quiet"
          icon={icons.plus}
          className={css.add}
          onClick={() => setOpen({ kind: 'add' })}
        />
      ) : null}
      {open ? dialog(open, () => setOpen(undefined)) : null}
    </div>
  );
}
