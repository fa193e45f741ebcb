import { finished, type Readable, type Transform } from 'node:stream';
import type { FileStore } from './file-store.js';

export interface Receiving {
  key: string;
  /** Passes allowed content through and breaks off on other content. */
  check: Transform;
  maxBytes: number;
}

/**
 * Stores a file from a stream and returns its size. A file that is too large, not allowed or cut off is not kept; the
 * rest of the stream is discarded, so the sender still gets the refusal.
 */
export async function receiveFile(
  store: FileStore,
  content: Readable,
  { key, check, maxBytes }: Receiving,
): Promise<number> {
  // It may fail before the store listens to it.
  check.on('error', () => undefined);
  finished(content, { writable: false }, (error) => error && check.destroy(error));
  content.pipe(check);
  try {
    return await store.put(key, check, maxBytes);
  } catch (error) {
    throw check.errored ?? error;
  } finally {
    content.unpipe(check);
    content.resume();
  }
}
