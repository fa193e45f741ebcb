import type { CallAnswer } from '@werkbank/contracts/calls';

/** What is in a file that was fetched. */
export function bytesOf({
  pdfContent,
}: Pick<CallAnswer<'getAttachment'>, 'pdfContent'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(pdfContent), (character) => character.charCodeAt(0));
}

/** Hands a fetched file to the browser, which saves it under its own name. */
export function saveFile(file: CallAnswer<'getAttachment'>): void {
  const address = URL.createObjectURL(new Blob([bytesOf(file)], { type: file.mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
