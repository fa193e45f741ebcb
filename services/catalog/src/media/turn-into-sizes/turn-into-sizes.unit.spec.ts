import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureOf } from '../testing/fake-maker.js';
import { turnIntoSizes } from './turn-into-sizes.js';

const shapeOf = async (content: Buffer) => {
  const { format, width, height, exif, icc, space } = await sharp(content).metadata();
  return { format, width, height, exif, icc, space };
};

it('makes each size as WebP in the shape of the picture, and enlarges none', async () => {
  const { width, height, sizes } = await turnIntoSizes(await pictureOf(1600, 800).jpeg().toBuffer());
  expect([width, height]).toEqual([1600, 800]);
  const plain = { format: 'webp', exif: undefined, icc: undefined, space: 'srgb' };
  expect(await shapeOf(sizes.row)).toEqual({ ...plain, width: 440, height: 220 });
  expect(await shapeOf(sizes.page)).toEqual({ ...plain, width: 1200, height: 600 });
  expect(await shapeOf(sizes.full)).toEqual({ ...plain, width: 1600, height: 800 });
}, 60_000);

it('rotates a picture by its EXIF data, and drops its place', async () => {
  const turned = await pictureOf(300, 100)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, sizes } = await turnIntoSizes(turned);
  expect([width, height]).toEqual([100, 300]);
  expect(await shapeOf(sizes.full)).toMatchObject({ width: 100, height: 300, exif: undefined });
});

it.each([
  ['PNG of 16 bits', () => pictureOf(90, 60).toColourspace('rgb16').png()],
  ['grey PNG', () => pictureOf(90, 60).greyscale().png()],
  ['CMYK', () => pictureOf(90, 60).toColourspace('cmyk').jpeg()],
  ['TIFF', () => pictureOf(90, 60).tiff()],
  ['WebP', () => pictureOf(90, 60).webp()],
  ['AVIF', () => pictureOf(90, 60).avif()],
  ['GIF', () => pictureOf(90, 60).gif()],
] as const)('reads %s', async (_, made) => {
  const { sizes } = await turnIntoSizes(await made().toBuffer());
  expect(await shapeOf(sizes.full)).toMatchObject({ format: 'webp', width: 90, height: 60 });
});

it('keeps transparency and colour', async () => {
  const half = await sharp({
    create: { width: 10, height: 10, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const clear = await turnIntoSizes(half);
  expect((await sharp(clear.sizes.row).metadata()).hasAlpha).toBe(true);
  const red = await turnIntoSizes(await pictureOf(10, 10).toColourspace('rgb16').png().toBuffer());
  const [r = 0, g = 255] = await sharp(red.sizes.row).raw().toBuffer();
  expect(Math.abs(r - 200)).toBeLessThan(6);
  expect(Math.abs(g - 30)).toBeLessThan(12);
});

it('takes the first frame of an animation', async () => {
  const frame = async (red: number) => pictureOf(20, 10, red).png().toBuffer();
  const animated = await sharp([await frame(250), await frame(10)], { join: { animated: true } })
    .gif()
    .toBuffer();
  const { height, sizes } = await turnIntoSizes(animated);
  expect(height).toBe(10);
  expect((await sharp(sizes.full).metadata()).pages ?? 1).toBe(1);
});

it('refuses a picture of 30,000 × 30,000 points without reading them', async () => {
  const bomb = pngHead(30_000, 30_000);
  const before = process.memoryUsage().rss;
  await expect(turnIntoSizes(bomb)).rejects.toMatchObject({ reason: 'TooManyPixels' });
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20);
});

it('refuses a broken picture', async () => {
  const whole = await pictureOf(600, 400).jpeg().toBuffer();
  await expect(turnIntoSizes(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    reason: 'PictureBroken',
  });
  await expect(turnIntoSizes(Buffer.from('\xff\xd8\xff no picture', 'latin1'))).rejects.toMatchObject({
    reason: 'PictureBroken',
  });
});

it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '%PDF-1.4'])(
  'reads no %s',
  async (text) => {
    await expect(turnIntoSizes(Buffer.from(text))).rejects.toMatchObject({ reason: 'PictureBroken' });
  },
);

/** The beginning of a PNG that announces so many points. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(8 + body.length);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), 4 + body.length);
  return whole;
}
