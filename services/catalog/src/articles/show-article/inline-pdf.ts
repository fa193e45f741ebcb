import type { Article } from '@werkbank/contracts/entities';

/**
 * The PDF that an article's page can show, its first one, and which pages of it: what its link says behind `#page=`, as in
 * `/media/catalogue.pdf#page=1-3,5`. So a range needs no field of its own, wherever the link comes from, and a browser that
 * opens the link begins at the first of these pages.
 */
export function inlinePdf(
  documents: readonly Pick<Article['documentLinks'][number], 'link' | 'mediaType'>[],
): Pick<Article, 'inlinePdfUrl' | 'pdfUrlPages'> {
  const pdf = documents.find(({ mediaType }) => mediaType === 'application/pdf');
  const [, fragment = ''] = pdf?.link.split('#') ?? [];
  return { inlinePdfUrl: pdf?.link ?? null, pdfUrlPages: new URLSearchParams(fragment).get('page') || null };
}
