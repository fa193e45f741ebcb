import { Transform } from 'node:stream';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { PdfNotAllowed } from './active-content.js';
import { CheckActiveContent } from './check-active-content.js';

/** The content is no allowed PDF; the file is discarded. */
class FileTypeNotAllowed extends Error {}

class FileEmpty extends Error {}

const beginning = Buffer.from('%PDF-');
/** Readers look for the header no further. */
const beginsWithin = 1024;
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;
/** An archive's end record may be followed by a comment of up to 64 KiB. */
const heldBytes = endLength + 0xffff;
/** Bytes that editors leave in front: a byte order mark, blanks and line ends. Other bytes could be a program. */
const blank = /^(?:\xef(?:\xbb(?:\xbf)?)?)?[\s\0]*$/;

/**
 * Passes a PDF through and checks it from its first byte to its last. Readers accept other content around a PDF, which
 * may be a program or an archive, and a PDF's automatic actions may harm its reader. It buffers no more than an
 * archive's end and the head of a stream.
 */
export class CheckPdf extends Transform {
  private begin: Buffer | undefined = Buffer.alloc(0);
  private readonly last: Buffer[] = [];
  private held = 0;
  private readonly active = new CheckActiveContent();

  /** `cutOff`: also accepts a PDF without its end, which readers repair. */
  constructor(private readonly allowed: { cutOff?: boolean } = {}) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void) {
    if (this.begin && !this.hasBegun(Buffer.concat([this.begin, chunk])))
      return done(new FileTypeNotAllowed('does not begin as a PDF'));
    this.hold(chunk);
    this.active.add(chunk).then(
      () => done(null, chunk),
      (error: Error) => done(error),
    );
  }

  override _flush(done: (error?: Error) => void) {
    if (this.held === 0 && this.begin?.length === 0) return done(new FileEmpty('holds nothing'));
    const end = Buffer.concat(this.last);
    const ends = this.allowed.cutOff === true || end.subarray(-1024).includes('%%EOF');
    if (this.begin !== undefined || !ends || isArchive(end))
      return done(new FileTypeNotAllowed('does not end as a PDF'));
    this.active.end().then(
      () => done(),
      (error: Error) => done(error),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.active.close();
    done(error);
  }

  /** True if the content begins like a PDF, or may still do so. */
  private hasBegun(read: Buffer): boolean {
    const at = read.subarray(0, beginsWithin).indexOf(beginning);
    this.begin = at < 0 ? read : undefined;
    if (at >= 0) return blank.test(read.toString('latin1', 0, at));
    return read.length < beginsWithin && blank.test(withoutPart(read.toString('latin1')));
  }

  private hold(chunk: Buffer): void {
    this.last.push(chunk);
    this.held += chunk.length;
    for (let first = this.last[0]; first && this.held - first.length >= heldBytes; first = this.last[0]) {
      this.held -= first.length;
      this.last.shift();
    }
  }
}

/** Drops the start of a header that is still incomplete. */
const withoutPart = (text: string): string => text.replace(/%(?:P(?:D(?:F)?)?)?$/, '');

/** The refusal for an error of the check; `undefined` for other errors. */
export function refusalOfPdf(error: unknown): Refusal | undefined {
  if (error instanceof FileEmpty) return refuse('FILE_EMPTY');
  if (error instanceof FileTypeNotAllowed) return refuse('FILE_TYPE_NOT_ALLOWED');
  if (error instanceof PdfNotAllowed) return refuse(error.code, { params: { found: error.found } });
  return undefined;
}

/** Archives are read from their end: the end record holds the length of the comment up to the last byte. */
function isArchive(end: Buffer): boolean {
  let at = end.lastIndexOf(endOfArchive);
  while (at >= 0) {
    const comment = at + endLength <= end.length ? end.readUInt16LE(at + endLength - 2) : -1;
    if (at + endLength + comment === end.length) return true;
    at = at === 0 ? -1 : end.lastIndexOf(endOfArchive, at - 1);
  }
  return false;
}
