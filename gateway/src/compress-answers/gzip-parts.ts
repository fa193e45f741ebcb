import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib';

const compress: (text: Buffer, settings: ZlibOptions) => Promise<Buffer> = promisify(deflateRaw);
/** A gzip header without name, time and system (RFC 1952). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block (RFC 1951). */
const end = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A long text with gaps; one short filling, different for each reader, goes into all of them. The parts between are
 * compressed once, and each answer is assembled from them as one gzip file.
 */
export class GzipParts {
  private constructor(private readonly parts: readonly { text: Buffer; packed: Buffer }[]) {}

  static async of(texts: readonly string[]): Promise<GzipParts> {
    const parts = texts.map(async (part) => {
      const text = Buffer.from(part);
      return { text, packed: await compress(text, { finishFlush: constants.Z_FULL_FLUSH }) };
    });
    return new GzipParts(await Promise.all(parts));
  }

  /** @param gap fills every gap, 65,535 bytes at most */
  filled(gap: string): Buffer {
    const bytes = Buffer.from(gap);
    return Buffer.concat(this.parts.flatMap(({ text }, index) => (index === 0 ? [text] : [bytes, text])));
  }

  /** Like `filled`, as gzip. */
  packed(gap: string): Buffer {
    const bytes = Buffer.from(gap);
    const block = Buffer.concat([storedHead(bytes.length), bytes]);
    const pieces: Buffer[] = [head];
    let sum = 0;
    let length = 0;
    for (const [index, { text, packed }] of this.parts.entries()) {
      if (index > 0) {
        pieces.push(block);
        sum = crc32(bytes, sum);
        length += bytes.length;
      }
      pieces.push(packed);
      sum = crc32(text, sum);
      length += text.length;
    }
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(sum, 0);
    tail.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([...pieces, end, tail]);
  }
}

/** The head of a stored block: its length, then the length with every bit inverted. */
function storedHead(length: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt16LE(length, 1);
  bytes.writeUInt16LE(~length & 0xffff, 3);
  return bytes;
}
