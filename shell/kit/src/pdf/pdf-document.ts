/** An address of our own origin, or a way to the bytes of a document that lies behind a call. */
export type PdfSource = string | (() => Promise<Uint8Array<ArrayBuffer>>);

export interface PdfDocument {
  readonly pageCount: number;
  page(number: number): Promise<PdfPage>;
  /** The file itself. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends its worker and forgets the document. */
  close(): Promise<void>;
}

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  draw(canvas: HTMLCanvasElement): Drawing;
  /** As sharp as a printer needs it. */
  picture(): Promise<Blob>;
  /** The page's text, for screen readers. */
  lines(): Promise<string[]>;
}

export interface Drawing {
  readonly done: Promise<void>;
  cancel(): void;
}

export type OpenPdf = (source: PdfSource) => Promise<PdfDocument>;
