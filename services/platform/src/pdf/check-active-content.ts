import { PdfNotAllowed, refuseActive } from './active-content.js';
import { CompressedStream, isDeflated, readHead } from './compressed-stream.js';
import { FindNames } from './find-names.js';

/** A dictionary before the data of a stream is no longer than that. */
const headBytes = 16 * 1024;
/** Enough for a book; more of them only keep this service busy. */
const mostStreams = 20_000;
const mostOpen = 8;
const mostBroken = 100;
const keyword = Buffer.from('stream');
const endKeyword = Buffer.from('endstream');
/** Behind a keyword, as far as the second byte of the data. */
const needed = keyword.length + 4;

/**
 * Looks for active content in all of a PDF while it comes: in its bytes as they are, for a reader may find an object at any
 * place, and in each deflated stream. It holds no more than one head of a stream.
 */
export class CheckActiveContent {
  private readonly names = new FindNames((name) => refuseActive(name, this.isInObjects));
  private window: Buffer = Buffer.alloc(0);
  /** End of the searched part of the window. */
  private looked = 0;
  private isInObjects = true;
  private open: CompressedStream[] = [];
  private begun = 0;
  private broken = 0;

  async add(chunk: Buffer, isLast = false): Promise<void> {
    for (const stream of this.open) await stream.add(chunk);
    this.closeEnded();
    const text = Buffer.concat([this.window, chunk]);
    let from = this.looked;
    const until = isLast ? text.length : Math.max(from, text.length - needed);
    for (let at = text.indexOf(keyword, from); at >= 0 && at < until; at = text.indexOf(keyword, from)) {
      const isEnd = text.subarray(Math.max(0, at - 3), at + keyword.length).equals(endKeyword);
      this.names.add(text.subarray(from, at + keyword.length));
      from = at + keyword.length;
      if (isEnd) this.isInObjects = true;
      else await this.begin(text, from);
    }
    if (until > from) this.names.add(text.subarray(from, until));
    from = Math.max(from, until);
    const start = Math.max(0, from - headBytes);
    this.window = Buffer.from(text.subarray(start));
    this.looked = from - start;
  }

  async end(): Promise<void> {
    await this.add(Buffer.alloc(0), true);
    this.names.end();
    for (const stream of this.open) await stream.end();
  }

  close(): void {
    for (const stream of this.open) stream.close();
  }

  /** The data of a stream, if that is what comes: the keyword is followed by the end of its line. */
  private async begin(text: Buffer, at: number): Promise<void> {
    const line = /^\r?\n|^\r/.exec(text.subarray(at, at + 2).toString('latin1'))?.[0];
    if (line === undefined) return;
    this.isInObjects = false;
    const head = readHead(text.subarray(Math.max(0, at - headBytes), at));
    const data = text.subarray(at + line.length);
    if (!isDeflated(data)) return;
    if (++this.begun > mostStreams || this.open.length >= mostOpen)
      throw new PdfNotAllowed('PDF_NOT_READABLE', 'stream');
    const stream = new CompressedStream(head);
    this.open.push(stream);
    await stream.add(data);
    this.closeEnded();
  }

  private closeEnded(): void {
    this.broken += this.open.filter(({ isBroken }) => isBroken).length;
    if (this.broken > mostBroken) throw new PdfNotAllowed('PDF_NOT_READABLE', 'stream');
    this.open = this.open.filter(({ isOver }) => !isOver);
  }
}
