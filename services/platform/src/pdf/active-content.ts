/** A PDF with active content or embedded files. */
export class PdfNotAllowed extends Error {
  constructor(
    readonly code: 'PDF_ACTIVE_CONTENT' | 'PDF_NOT_READABLE',
    readonly found: string,
  ) {
    super(`${code}: ${found}`);
  }
}

/** Looked for everywhere: no bytes of a picture are these by accident. */
const anywhere = new Set([
  'JavaScript',
  'OpenAction',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
]);
/** So short that pictures have them by accident: looked for in objects alone. */
const inObjects = new Set(['AA', 'JS', 'XFA']);

/** Throws where the name is one of active content. */
export function refuseActive(name: string, inObject: boolean): void {
  if (anywhere.has(name) || (inObject && inObjects.has(name)))
    throw new PdfNotAllowed('PDF_ACTIVE_CONTENT', `/${name}`);
  // Objects that lie encrypted in a stream cannot be looked into.
  if (name === 'Encrypt') throw new PdfNotAllowed('PDF_NOT_READABLE', '/Encrypt');
}
