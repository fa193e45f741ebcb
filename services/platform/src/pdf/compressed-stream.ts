import { finished } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { PdfNotAllowed, refuseActive } from './active-content.js';
import { FindNames, namesIn } from './find-names.js';

/** Objects of a document take a few megabytes; larger streams are pictures or decompression bombs. */
const mostBytes = 32 * 1024 * 1024;
const otherFilters = [
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
  'DecodeParms',
];

/** A `#` marks another spelling of a name. */
const hints = ['/ObjStm', '/First', '#'];

/** Facts from the dictionary before a stream's data. */
export interface StreamHead {
  holdsObjects: boolean;
  /** Also true if a string in the dictionary hides its start. */
  mayHoldObjects: boolean;
}

/** `before` ends with the keyword `stream`. Readers decide by the dictionary, which has many spellings. */
export function readHead(before: Buffer): StreamHead {
  const own = namesIn(before.subarray(Math.max(0, before.lastIndexOf('obj'))));
  const holdsObjects = own.has('ObjStm') || (own.has('First') && own.has('N'));
  const filter = holdsObjects ? otherFilters.find((one) => own.has(one)) : undefined;
  if (filter !== undefined) throw new PdfNotAllowed('PDF_NOT_READABLE', `/${filter}`);
  return { holdsObjects, mayHoldObjects: holdsObjects || hints.some((one) => before.includes(one)) };
}

/** Checks the two header bytes of deflate: method and check sum. */
export const isDeflated = (data: Buffer): boolean =>
  data.length >= 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;

/** Unpacks a stream on the fly and looks for names in it. */
export class CompressedStream {
  private readonly inflate = createInflate();
  private readonly names: FindNames;
  private readonly ended: Promise<void>;
  private bytes = 0;
  private refusal: unknown;
  isOver = false;

  get isBroken(): boolean {
    return this.isOver && this.bytes === 0;
  }

  constructor(private readonly head: StreamHead) {
    this.names = new FindNames((name) => refuseActive(name, head.holdsObjects));
    this.inflate.on('data', (chunk: Buffer) => this.look(chunk));
    this.ended = finished(this.inflate, { writable: false }).then(
      () => this.note(),
      // Cut off or not deflated: the unpacked part is checked, and readers get no more of it either.
      () => this.note(),
    );
  }

  async add(chunk: Buffer): Promise<void> {
    if (!this.isOver) {
      await new Promise<void>((resolve) => {
        this.inflate.write(chunk, () => resolve());
        void this.ended.then(resolve);
      });
    }
    if (this.refusal !== undefined) throw this.refusal;
  }

  async end(): Promise<void> {
    if (!this.isOver) this.inflate.end();
    await this.ended;
    if (this.refusal !== undefined) throw this.refusal;
  }

  close(): void {
    this.inflate.destroy();
  }

  private look(chunk: Buffer): void {
    this.bytes += chunk.length;
    try {
      if (this.bytes > mostBytes) {
        if (this.head.mayHoldObjects) throw new PdfNotAllowed('PDF_NOT_READABLE', 'FlateDecode');
        this.inflate.destroy();
        return;
      }
      this.names.add(chunk);
    } catch (error) {
      this.refusal ??= error;
      this.inflate.destroy();
    }
  }

  private note(): void {
    this.isOver = true;
    try {
      this.names.end();
    } catch (error) {
      this.refusal ??= error;
    }
  }
}
