import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

/** How much of all bodies together is held in memory. Whoever comes when it is full is asked to come again. */
export class BodyMemory {
  private held = 0;

  constructor(private readonly most: number) {}

  take(bytes: number): boolean {
    if (this.held + bytes > this.most) return false;
    this.held += bytes;
    return true;
  }

  give(bytes: number): void {
    this.held -= bytes;
  }
}

export interface BodyBounds {
  bytes: number;
  withinMs: number;
  memory: BodyMemory;
}

export interface HeldBody {
  bytes: Buffer;
  /** To be called once, when nobody needs it any more. */
  letGo: () => void;
}

/**
 * Reads a body to its end before anything is asked of a service: however slowly it comes, it keeps nobody else waiting.
 * A body that is too large, too slow or broken off is a refusal.
 */
export function readBody(body: Readable, bounds: BodyBounds): Promise<HeldBody | Refusal> {
  const { promise, resolve } = Promise.withResolvers<HeldBody | Refusal>();
  const chunks: Buffer[] = [];
  let size = 0;
  const stop = (): void => {
    clearTimeout(timer);
    body.off('data', take).off('end', done).off('close', breakOff);
  };
  const refuseWith = (refusal: Refusal): void => {
    stop();
    bounds.memory.give(size);
    // What still comes is thrown away, so that the answer can be read where the caller reads only after sending.
    body.resume();
    resolve(refusal);
  };
  const take = (chunk: Buffer): void => {
    if (size + chunk.length > bounds.bytes) return refuseWith(refuse('BODY_TOO_LARGE'));
    if (!bounds.memory.take(chunk.length)) return refuseWith(refuse('TOO_BUSY'));
    size += chunk.length;
    chunks.push(chunk);
  };
  const done = (): void => {
    stop();
    resolve({ bytes: Buffer.concat(chunks), letGo: () => bounds.memory.give(size) });
  };
  const breakOff = (): void => refuseWith(refuse('MALFORMED_REQUEST'));
  const timer = setTimeout(() => refuseWith(refuse('REQUEST_TOO_SLOW')), bounds.withinMs);
  if (body.destroyed) breakOff();
  else body.on('data', take).once('end', done).once('close', breakOff);
  return promise;
}
