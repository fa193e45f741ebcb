import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [480, 320];
const paper = [244, 245, 247];
const steel = [106, 116, 128];
const light = [176, 184, 194];

/** A picture as PNG: a bar of steel whose length is that share of the width. */
export function photo(share: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + 3 * width);
    for (let x = 0; x < width; x += 1) row.set(colourAt(x, y, share), 1 + 3 * x);
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, share: number): number[] {
  const isBar = Math.abs(y - height / 2) < 36 && Math.abs(x - width / 2) < (width * share) / 2;
  if (!isBar) return paper;
  return y < height / 2 - 16 ? light : steel;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
