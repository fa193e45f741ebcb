import type { DownloadedFile } from '@werkbank/contracts/client';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { type ReactNode, useState } from 'react';
import { useDownload } from './use-download';

/** Fetches a file and hands it to the browser. */
export function DownloadButton({
  fetch,
  children,
}: {
  fetch: () => Promise<DownloadedFile>;
  children: ReactNode;
}) {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await download(fetch);
    setBusy(false);
  };
  return (
    <Button icon={icons.download} busy={busy} onClick={() => void start()}>
      {children}
    </Button>
  );
}
