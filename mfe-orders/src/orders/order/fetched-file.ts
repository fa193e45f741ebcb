import type { DownloadedFile } from '@werkbank/contracts/client';
import { saveFile } from '@werkbank/kit/save-file';

/** The content of a fetched file. */
export async function bytesOf({ content }: DownloadedFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await content.arrayBuffer());
}

/** Hands a fetched file to the browser. */
export function saveFetched({ fileName, content }: DownloadedFile): void {
  saveFile(fileName, content);
}
