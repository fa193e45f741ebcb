import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { PdfPanel, PdfToggle } from '@werkbank/kit/pdf';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import css from './delivery.module.css';
import { useActionName, useDeliveryName } from './delivery-name';
import { bytesOf, saveFile } from './fetched-file';

/** Files of a delivery: a click fetches one, another shows it within the page. */
export function DeliveryFiles({ delivery }: { delivery: Delivery }) {
  const { api } = useHost();
  const name = useDeliveryName()(delivery);
  const [shownId, setShownId] = useState<number>();
  const files = delivery.attachments;
  if (files.length === 0) return null;
  const shown = files.find(({ id }) => id === shownId);
  const panelId = `file-of-${delivery.id}`;
  return (
    <div className={css.files}>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <FileButton file={file} delivery={delivery} />
            <PdfToggle
              name={`${file.title} (${name})`}
              panelId={panelId}
              shown={file === shown}
              onToggle={() => setShownId(file === shown ? undefined : file.id)}
            />
          </li>
        ))}
      </ul>
      {shown ? (
        <PdfPanel
          key={shown.id}
          id={panelId}
          title={shown.title}
          source={async () => bytesOf(await api('getAttachment', { params: { attachmentId: shown.id } }))}
          onClose={() => setShownId(undefined)}
        />
      ) : null}
    </div>
  );
}

function FileButton({ file, delivery }: { file: Attachment; delivery: Delivery }) {
  const named = useActionName(delivery);
  const { api } = useHost();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const formats = useFormats();
  const fetching = useMutation({
    mutationFn: () => api('getAttachment', { params: { attachmentId: file.id } }),
    onSuccess: saveFile,
    onError: (error) => notify('error', messageOf(error)),
  });
  return (
    <Button
      {...named(`${file.title} · ${formats.bytes(file.bytes)}`)}
      kind="quiet"
      icon="document"
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  );
}
