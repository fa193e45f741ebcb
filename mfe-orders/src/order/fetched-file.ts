import type { CallAnswer } from '@werkbank/contracts/calls';
import { saveFile } from '@werkbank/kit/save-file';

/** What is in a file that was fetched. */
export function bytesOf({
  pdfContent,
}: Pick<CallAnswer<'getAttachment'>, 'pdfContent'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(pdfContent), (character) => character.charCodeAt(0));
}

/** Hands a fetched file to the browser. */
export function saveFetched(file: CallAnswer<'getAttachment'>): void {
  saveFile(file.fileName, new Blob([bytesOf(file)], { type: file.mediaType }));
}
