import { Transform } from 'node:stream';

/** What comes is not what it has to be; nothing of it is kept. */
export class FileTypeNotAllowed extends Error {}

const beginning = Buffer.from('%PDF-');
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;
/** An archive's end may have a comment of two bytes' length behind it. */
const heldBytes = endLength + 0xffff;

/**
 * Lets a PDF through, from its first byte to its end: what readers accept around a PDF may be a program, or an archive of
 * some. It stops at the first byte that is wrong and holds no more than an archive's end takes.
 */
export class CheckPdf extends Transform {
  private begun = 0;
  private readonly last: Buffer[] = [];
  private held = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void) {
    const head = chunk.subarray(0, beginning.length - this.begun);
    if (!head.equals(beginning.subarray(this.begun, this.begun + head.length))) {
      return done(new FileTypeNotAllowed('does not begin as a PDF'));
    }
    this.begun += head.length;
    this.hold(chunk);
    done(null, chunk);
  }

  override _flush(done: (error?: Error) => void) {
    const end = Buffer.concat(this.last);
    const isPdf = this.begun === beginning.length && end.subarray(-1024).includes('%%EOF');
    done(isPdf && !isArchive(end) ? undefined : new FileTypeNotAllowed('does not end as a PDF'));
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

/** Archives are read from their end: its mark says how long the comment is that follows it up to the last byte. */
function isArchive(end: Buffer): boolean {
  let at = end.lastIndexOf(endOfArchive);
  while (at >= 0) {
    const comment = at + endLength <= end.length ? end.readUInt16LE(at + endLength - 2) : -1;
    if (at + endLength + comment === end.length) return true;
    at = at === 0 ? -1 : end.lastIndexOf(endOfArchive, at - 1);
  }
  return false;
}
