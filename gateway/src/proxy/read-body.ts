import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

/** Bounds the memory of all bodies together. When it is full, further calls are refused with a retry delay. */
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
  /** Frees the memory of the body. Call it once. */
  letGo: () => void;
}

/**
 * Reads the whole body before the call takes a place at a service, so a slow body delays no other call. A body that is
 * too large, too slow or broken off is a refusal.
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
    // The rest is discarded: some callers read the answer only after they have sent everything.
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
