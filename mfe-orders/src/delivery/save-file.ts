/** Hands a fetched file to the browser, which saves it under its own name. */
export function saveFile({
  fileName,
  mediaType,
  pdfContent,
}: {
  fileName: string;
  mediaType: string;
  pdfContent: string;
}): void {
  const bytes = Uint8Array.from(atob(pdfContent), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
