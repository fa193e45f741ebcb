import type { Attachment } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useMutation } from '@tanstack/react-query';
import css from './delivery.module.css';
import { saveFile } from './save-file';

/** Files of a delivery; a click fetches one. */
export function DeliveryFiles({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <div className={css.files}>
      {files.map((file) => (
        <FileButton key={file.id} file={file} />
      ))}
    </div>
  );
}

function FileButton({ file }: { file: Attachment }) {
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
    <Button kind="quiet" icon="document" busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {`${file.title} · ${formats.bytes(file.bytes)}`}
    </Button>
  );
}
