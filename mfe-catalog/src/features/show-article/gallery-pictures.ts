import type { Article } from '@werkbank/contracts/entities';

export interface GalleryPicture {
  src: string;
  thumbnail: string;
  srcSet?: string;
  description?: string | null;
  /** Width by height. */
  ratio: number;
}

/** Drawings are made for this place. */
export const place = { width: 560, height: 320 };

/** Pictures of the maker's file with their own shape, or those of the catalogue. */
export function galleryPictures({ pictures = [], detailsImageUrls, imageUrl }: Article): GalleryPicture[] {
  const drawn = pictures.length > 0 ? detailsImageUrls.filter((url) => url !== imageUrl) : detailsImageUrls;
  const others = pictures.length + drawn.length > 0 ? drawn : [imageUrl ?? ''];
  return [
    ...pictures.map(({ width, height, ...picture }) => ({ ...picture, ratio: width / height })),
    ...others.map((src) => ({ src, thumbnail: src, ratio: place.width / place.height })),
  ];
}

/**
 * Aspect ratio of a frame that fits each picture, at most square, so that the choice of a picture moves no
 * content.
 */
export const ratioOfPlace = (pictures: readonly GalleryPicture[]): number =>
  Math.max(1, Math.min(...pictures.map(({ ratio }) => ratio)));

/** The width of a picture within the frame. */
export function sizesWithin(ratioOfPlace: number, { ratio }: GalleryPicture): string {
  const share = Math.min(1, ratio / ratioOfPlace);
  return `min(${Math.ceil(place.width * share)}px, ${Math.ceil(100 * share)}vw)`;
}
