import { type Duplex, pipeline, Readable } from 'node:stream';

/** Data after a transformation. A reader that stops early closes all of it, and an error of any part reaches the reader. */
export function through(data: AsyncIterable<string | Uint8Array>, transform: Duplex): AsyncIterable<unknown> {
  // The transformation itself hands every error on.
  pipeline(Readable.from(data, { objectMode: false }), transform, () => undefined);
  return transform;
}
