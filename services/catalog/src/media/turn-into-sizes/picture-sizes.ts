/** Pixels of the longer edge: twice those on the page, for screens with two points per pixel. */
export const pictureSizes = { row: 440, page: 1200, full: 2400 } as const;
export type PictureSize = keyof typeof pictureSizes;
export const sizeNames = Object.keys(pictureSizes) as PictureSize[];
