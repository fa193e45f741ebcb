import type { PictureSize } from '../turn-into-sizes/picture-sizes.js';

/** The path of a medium for browsers. */
export const mediumAddress = (mediaId: string, size: PictureSize | 'original'): string =>
  `/api/articles/media/${mediaId}/${size}`;
