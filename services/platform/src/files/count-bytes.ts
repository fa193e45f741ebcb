import { Transform } from 'node:stream';
import { FileTooLarge } from './file-store.js';

/** Counts what flows through and stops at a limit, so that nobody has to trust what a sender says of the length. */
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
