import sharp from 'sharp';
import { type PictureSize, pictureSizes } from './picture-sizes.js';
import { MediaRefused } from '../address-policy/media-refused.js';

export interface SizedPicture {
  /** Width of the original, as it is seen. */
  width: number;
  height: number;
  sizes: Record<PictureSize, Buffer>;
}

/** More than any camera has; one such picture takes 256 MiB while it is read. */
const mostPixels = 8192 * 8192;
const secondsPerSize = 60;

// One thread and no memory of former pictures: shoppers need the rest.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});

/**
 * The sizes of a picture as WebP in sRGB, rotated by its EXIF data, without any metadata. An animation is
 * reduced to its first frame. Throws `MediaRefused` for an unreadable picture.
 */
export async function turnIntoSizes(original: Buffer): Promise<SizedPicture> {
  try {
    const { autoOrient } = await sharp(original, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostPixels) throw new MediaRefused('TooManyPixels', `${width} × ${height}`);
    // The largest first; the smaller ones are made of it.
    const full = await resized(original, pictureSizes.full);
    const page = await resized(full, pictureSizes.page);
    const row = await resized(page, pictureSizes.row);
    return { width, height, sizes: { full: await webp(full), page: await webp(page), row: await webp(row) } };
  } catch (error) {
    if (error instanceof MediaRefused) throw error;
    throw new MediaRefused('PictureBroken', error instanceof Error ? error.message.slice(0, 200) : '');
  }
}

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const inputOf = (picture: Buffer | Raw) =>
  Buffer.isBuffer(picture)
    ? sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient()
    : sharp(picture.data, { raw: picture.info });

function resized(picture: Buffer | Raw, edge: number): Promise<Raw> {
  return inputOf(picture)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsPerSize })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function webp({ data, info }: Raw): Promise<Buffer> {
  return sharp(data, { raw: info }).webp({ quality: 82 }).timeout({ seconds: secondsPerSize }).toBuffer();
}
