import type { Article } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { type ArticleMedium, textIn } from '../../catalogue/index.js';
import { pictureSizes, sizeNames } from '../turn-into-sizes/picture-sizes.js';
import { mediumAddress } from './medium-address.js';

/** The pictures among the media of an article, with the sizes that differ. */
export function picturesOf(
  media: readonly ArticleMedium[],
  language: Language,
): NonNullable<Article['pictures']> {
  return media.flatMap(({ kind, mediaId, width, height, description }) => {
    if (kind !== 'image' || width === null || height === null) return [];
    const byWidth = new Map<number, string>();
    for (const size of sizeNames) {
      const scale = Math.min(1, pictureSizes[size] / Math.max(width, height));
      const shown = Math.max(1, Math.round(width * scale));
      if (!byWidth.has(shown)) byWidth.set(shown, mediumAddress(mediaId, size));
    }
    return [
      {
        src: mediumAddress(mediaId, 'page'),
        srcSet: Array.from(byWidth, ([shown, address]) => `${address} ${shown}w`).join(', '),
        thumbnail: mediumAddress(mediaId, 'row'),
        width,
        height,
        description: textIn(description ?? {}, language) || null,
      },
    ];
  });
}
