export type MediumKind = 'image' | 'document' | 'video';

export interface RecognisedType {
  kind: MediumKind;
  mediaType: string;
  ending: string;
  mostBytes: number;
}

/** Bytes from which the type of a file is recognised. */
export const recognisedWithin = 4096;

const mebibyte = 2 ** 20;
const image = (mediaType: string, ending: string): RecognisedType => ({
  kind: 'image',
  mediaType,
  ending,
  mostBytes: 50 * mebibyte,
});
const video = (mediaType: string, ending: string): RecognisedType => ({
  kind: 'video',
  mediaType,
  ending,
  mostBytes: 500 * mebibyte,
});

const jpeg = image('image/jpeg', 'jpg');
const png = image('image/png', 'png');
const gif = image('image/gif', 'gif');
const webp = image('image/webp', 'webp');
const tiff = image('image/tiff', 'tif');
const avif = image('image/avif', 'avif');
const mp4 = video('video/mp4', 'mp4');
const webm = video('video/webm', 'webm');
const pdf: RecognisedType = {
  kind: 'document',
  mediaType: 'application/pdf',
  ending: 'pdf',
  mostBytes: 100 * mebibyte,
};

/** Every type that is kept. */
export const mediaTypes: readonly RecognisedType[] = [jpeg, png, gif, webp, tiff, avif, mp4, webm, pdf];

const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/;

/** The type by the first bytes; name and headers do not count. Undefined for all types that are not kept, such as SVG. */
export function recogniseType(beginning: Buffer): RecognisedType | undefined {
  const latin = (from: number, to: number) => beginning.toString('latin1', from, to);
  if (latin(0, 3) === '\xff\xd8\xff') return jpeg;
  if (latin(0, 8) === '\x89PNG\r\n\x1a\n') return png;
  if (/^GIF8[79]a/.test(latin(0, 6))) return gif;
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return webp;
  if (latin(0, 4) === 'II*\0' || latin(0, 4) === 'MM\0*') return tiff;
  if (latin(4, 8) === 'ftyp') return ofBrand(latin(8, 12));
  if (latin(0, 4) === '\x1a\x45\xdf\xa3') return latin(4, 64).includes('webm') ? webm : undefined;
  return latin(0, 1024).includes('%PDF-') ? pdf : undefined;
}

function ofBrand(brand: string): RecognisedType | undefined {
  if (brand === 'avif') return avif;
  return mp4Brands.test(brand) ? mp4 : undefined;
}
