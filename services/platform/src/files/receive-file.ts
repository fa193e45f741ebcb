import { finished, type Readable, type Transform } from 'node:stream';
import type { FileStore } from './file-store.js';

export interface Receiving {
  key: string;
  /** Lets through what may be kept and breaks off what may not. */
  check: Transform;
  maxBytes: number;
}

/**
 * Keeps a file while it comes and answers how many bytes it had. What is too large, not allowed or cut off leaves nothing;
 * the rest of it runs out unread, so that whoever sends it hears why.
 */
export async function receiveFile(
  store: FileStore,
  content: Readable,
  { key, check, maxBytes }: Receiving,
): Promise<number> {
  // It may break off before the store listens to it.
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
