import { fetchFile } from '@werkbank/contracts/client';
import type { Attachment } from '@werkbank/contracts/entities';
import { Button, IconButton } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { PdfToggle } from '@werkbank/kit/pdf';
import { useErrorMessage } from '@werkbank/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFetched } from '../order/fetched-file';
import { type AttachedTo, named } from './attached-to';
import css from './attachments.module.css';

/** One attachment: what it is, whether others see it, and what can be done with it. */
export function AttachmentRow({
  attachment,
  to,
  panelId,
  shown,
  onToggle,
  onChange,
}: {
  attachment: Attachment;
  to: AttachedTo;
  panelId: string;
  shown: boolean;
  onToggle: () => void;
  /** For whose it is. */
  onChange: ((kind: 'edit' | 'delete') => void) | undefined;
}) {
  const { t } = useTranslation('orders');
  const { title, type, enabled, url } = attachment;
  return (
    <li>
      <div className={css.what}>
        {type === 'youtube' ? (
          <a className={css.video} href={url ?? ''} target="_blank" rel="noreferrer">
            <Icon path={icons.play} />
            {title}
          </a>
        ) : (
          <>
            <FileButton attachment={attachment} to={to} />
            <PdfToggle
              name={named(to, title)['aria-label']}
              panelId={panelId}
              shown={shown}
              onToggle={onToggle}
            />
          </>
        )}
        {enabled ? null : <span className={css.off}>{t(`attachments.off.${to.objectType}`)}</span>}
      </div>
      {onChange ? (
        <span className={css.changes}>
          <IconButton
            icon={icons.edit}
            label={named(to, t('attachments.editOf', { title }))['aria-label']}
            onClick={() => onChange('edit')}
          />
          <IconButton
            icon={icons.trash}
            label={named(to, t('attachments.deleteOf', { title }))['aria-label']}
            onClick={() => onChange('delete')}
          />
        </span>
      ) : null}
    </li>
  );
}

function FileButton({ attachment, to }: { attachment: Attachment; to: AttachedTo }) {
  const { api } = useHost();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const formats = useFormats();
  const fetching = useMutation({
    mutationFn: () => fetchFile(api, 'getAttachment', { attachmentId: attachment.id }, 'application/pdf'),
    onSuccess: saveFetched,
    onError: (error) => notify('error', messageOf(error)),
  });
  return (
    <Button
      {...named(to, `${attachment.title} · ${formats.bytes(attachment.bytes)}`)}
      kind="quiet"
      icon={icons.document}
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  );
}
