import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';

export interface ShownCode {
  readonly format: WriteInputBarcodeFormat;
  readonly text: string;
}

const [width, height, framesASecond] = [640, 480, 5];
const [white, noColour] = [235, 128];
/** Frames of each code, and of the empty sheet before it. */
const framesOfCode = 8;
const framesBetween = 3;

/** Chromium's switches for a fake camera with this film in a loop, and for the answer to permission requests. */
export const cameraOf = (film: string, answer: 'allow' | 'deny'): readonly string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
  `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`,
];

/** Writes a YUV4MPEG2 film of codes in front of a camera. */
export async function filmCodes(film: string, codes: readonly ShownCode[]): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const { buffer } = new Uint8Array(await readFile(program));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const pictures = await Promise.all(codes.map(pictureOf));
  const empty = Buffer.alloc(width * height, white);
  const frames = pictures.flatMap((picture) => [
    ...Array.from({ length: framesBetween }, () => empty),
    ...Array.from({ length: framesOfCode }, () => picture),
  ]);
  const colours = Buffer.alloc((width * height) / 2, noColour);
  await writeFile(
    film,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesASecond}:1 Ip\n`),
      ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame, colours]),
    ]),
  );
}

/** A picture of the code on a white sheet. */
async function pictureOf({ format, text }: ShownCode): Promise<Buffer> {
  const { symbol, error } = await writeBarcode(text, { format });
  if (error !== '') throw new Error(`${text} is no ${format}: ${error}`);
  const picture = Buffer.alloc(width * height, white);
  const module = Math.floor((width * 0.8) / symbol.width);
  const left = Math.floor((width - module * symbol.width) / 2);
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1)
    for (let x = 0; x < module * symbol.width; x += 1)
      if ((symbol.data[Math.floor(x / module)] ?? 255) < 128) picture[y * width + left + x] = 16;
  return picture;
}
