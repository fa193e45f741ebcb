import type { Article } from '@werkbank/contracts/entities';

/**
 * The first PDF of an article, and the pages to show: its link holds them behind `#page=`, as in
 * `/media/catalogue.pdf#page=1-3,5`. So a range needs no separate field in any import format, and a browser that opens the link
 * starts at the first of these pages.
 */
export function inlinePdf(
  documents: readonly Pick<Article['documentLinks'][number], 'link' | 'mediaType'>[],
): Pick<Article, 'inlinePdfUrl' | 'pdfUrlPages'> {
  const pdf = documents.find(({ mediaType }) => mediaType === 'application/pdf');
  const [, fragment = ''] = pdf?.link.split('#') ?? [];
  return { inlinePdfUrl: pdf?.link ?? null, pdfUrlPages: new URLSearchParams(fragment).get('page') || null };
}
