import type { DownloadedFile } from '@werkbank/contracts/client';
import { useErrorMessage } from '@werkbank/kit/api';
import { useNotify } from '@werkbank/kit/host';
import { saveFile } from '@werkbank/kit/save-file';

/** Hands a file to the browser, or shows why there is none. */
export function useDownload(): (fetch: () => Promise<DownloadedFile>) => Promise<void> {
  const notify = useNotify();
  const messageOf = useErrorMessage();
  return async (fetch) => {
    try {
      const { fileName, content } = await fetch();
      saveFile(fileName, content);
    } catch (error) {
      notify('error', messageOf(error));
    }
  };
}
