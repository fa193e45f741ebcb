import { Transform } from 'node:stream';
import { FileTooLarge } from './file-store.js';

/** Counts the bytes of a stream and stops it at a limit, because a sender's announced length may be wrong. */
export class CountBytes extends Transform {
  bytes = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void) {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) done(new FileTooLarge(`more than ${this.maxBytes} bytes`));
    else done(null, chunk);
  }
}
