import type { Article } from '@werkbank/contracts/entities';
import { PdfPanel } from '@werkbank/kit/pdf';

export type ShownDocument = Article['documentLinks'][number];

export const shownPdfId = 'shown-document';

/** Without a browser, addresses without an origin are our own. */
const nowhere = new URL('http://nowhere.invalid/');

/** True for a PDF of our own origin: the Content-Security-Policy allows no other. */
export function canBeShown({ link, mediaType }: ShownDocument): boolean {
  const { href, origin } = globalThis.window?.location ?? nowhere;
  if (mediaType !== 'application/pdf' || !URL.canParse(link, href)) return false;
  return new URL(link, href).origin === origin;
}

/** A document within the article's page; of the one that is meant to be shown, the pages that are meant. */
export function ShownPdf({
  article,
  document,
  onClose,
}: {
  article: Article;
  document: ShownDocument;
  onClose: () => void;
}) {
  return (
    <PdfPanel
      id={shownPdfId}
      title={document.fileName}
      source={document.link}
      pages={document.link === article.inlinePdfUrl ? article.pdfUrlPages : null}
      onClose={onClose}
    />
  );
}
