import type { DownloadedFile } from '@werkbank/contracts/client';
import { useErrorMessage } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { saveFile } from '@werkbank/kit/save-file';
import { type ReactNode, useState } from 'react';

/** Fetches a file and hands it to the browser. */
export function DownloadButton({
  fetch,
  children,
}: {
  fetch: () => Promise<DownloadedFile>;
  children: ReactNode;
}) {
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { fileName, content } = await fetch();
      saveFile(fileName, content);
    } catch (error) {
      notify('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={icons.download} busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
