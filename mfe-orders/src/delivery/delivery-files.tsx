import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useMutation } from '@tanstack/react-query';
import css from './delivery.module.css';
import { useActionName } from './delivery-name';
import { saveFile } from './save-file';

/** Files of a delivery; a click fetches one. */
export function DeliveryFiles({ delivery }: { delivery: Delivery }) {
  const named = useActionName(delivery);
  const files = delivery.attachments;
  if (files.length === 0) return null;
  return (
    <div className={css.files}>
      {files.map((file) => (
        <FileButton key={file.id} file={file} named={named} />
      ))}
    </div>
  );
}

function FileButton({ file, named }: { file: Attachment; named: ReturnType<typeof useActionName> }) {
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
