import type { ArticleRecord } from '../../articles/index.js';
import type { SourceMedium } from '../../catalogue/index.js';

interface Shown extends Pick<ArticleRecord, 'imageUrl' | 'videoUrl'> {
  documentLinks: readonly { link: string; fileName: string }[];
}

/** Picture, documents and video of an article's page with whole addresses. */
export function mediaOfShop({ imageUrl, videoUrl, documentLinks }: Shown, origin: string): SourceMedium[] {
  const medium = (kind: SourceMedium['kind'], address: string, description = {}): SourceMedium => ({
    source: new URL(address, origin).href,
    kind,
    purpose: kind === 'document' ? 'data_sheet' : 'normal',
    description,
  });
  return [
    ...(imageUrl === null ? [] : [medium('image', imageUrl)]),
    ...documentLinks.map(({ link, fileName }) =>
      medium('document', link, fileName === '' ? {} : { de: fileName, en: fileName }),
    ),
    ...(videoUrl === null ? [] : [medium('video', videoUrl)]),
  ];
}
