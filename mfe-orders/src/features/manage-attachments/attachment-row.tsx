import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { Button, IconButton } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import { PdfToggle } from '@werkbank/kit/pdf';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActionName, useDeliveryName } from '../../delivery/delivery-name';
import css from './attachments.module.css';
import { saveFetched } from '../../order/fetched-file';

/** One attachment: what it is, whether others see it, and what can be done with it. */
export function AttachmentRow({
  attachment,
  delivery,
  panelId,
  shown,
  onToggle,
  onChange,
}: {
  attachment: Attachment;
  delivery: Delivery;
  panelId: string;
  shown: boolean;
  onToggle: () => void;
  /** For whose it is. */
  onChange: ((kind: 'edit' | 'delete') => void) | undefined;
}) {
  const { t } = useTranslation('orders');
  const named = useActionName(delivery);
  const name = useDeliveryName()(delivery);
  const { title, type, enabled, url } = attachment;
  return (
    <li>
      <div className={css.what}>
        {type === 'youtube' ? (
          <a className={css.video} href={url ?? ''} target="_blank" rel="noreferrer">
            <Icon name="play" />
            {title}
          </a>
        ) : (
          <>
            <FileButton attachment={attachment} delivery={delivery} />
            <PdfToggle name={`${title} (${name})`} panelId={panelId} shown={shown} onToggle={onToggle} />
          </>
        )}
        {enabled ? null : <span className={css.off}>{t('attachments.off')}</span>}
      </div>
      {onChange ? (
        <span className={css.changes}>
          <IconButton
            icon="edit"
            label={named(t('attachments.editOf', { title }))['aria-label']}
            onClick={() => onChange('edit')}
          />
          <IconButton
            icon="trash"
            label={named(t('attachments.deleteOf', { title }))['aria-label']}
            onClick={() => onChange('delete')}
          />
        </span>
      ) : null}
    </li>
  );
}

function FileButton({ attachment, delivery }: { attachment: Attachment; delivery: Delivery }) {
  const named = useActionName(delivery);
  const { api } = useHost();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const formats = useFormats();
  const fetching = useMutation({
    mutationFn: () => api('getAttachment', { params: { attachmentId: attachment.id }, headers: {} }),
    onSuccess: saveFetched,
    onError: (error) => notify('error', messageOf(error)),
  });
  return (
    <Button
      {...named(`${attachment.title} · ${formats.bytes(attachment.bytes)}`)}
      kind="quiet"
      icon="document"
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  );
}
