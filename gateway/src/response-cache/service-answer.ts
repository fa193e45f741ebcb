import type { IncomingHttpHeaders } from 'node:http';
import { ownBytes, SHARED_WITH_HEADER } from '@werkbank/platform/http';
import { bestEncoding, compressed, type Encoding, smallest } from '../compress-answers/encoding.js';

/** A service's whole answer. */
export class ServiceAnswer {
  private readonly packed = new Map<Encoding, Promise<Buffer>>();
  /** Time in milliseconds for which other readers may get it; 0 for a private answer. */
  readonly sharedForMs: number;

  constructor(
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
    /** Group of readers for whom it was requested. */
    readonly readers: string,
  ) {
    const shared = status === 200 && headers.etag !== undefined && headers[SHARED_WITH_HEADER] === readers;
    this.sharedForMs = shared ? sharedForMs(headers) : 0;
  }

  /** In an encoding that the reader accepts; compressed once for all readers. */
  async bodyFor(acceptEncoding: string): Promise<{ body: Buffer; encoding?: Encoding }> {
    const encoding = this.body.length < smallest ? undefined : bestEncoding(acceptEncoding);
    if (!encoding) return { body: this.body };
    let packed = this.packed.get(encoding);
    if (!packed) {
      packed = compressed(this.body, encoding).then(ownBytes);
      this.packed.set(encoding, packed);
    }
    return { body: await packed, encoding };
  }
}

function sharedForMs(headers: IncomingHttpHeaders): number {
  const [, seconds = '0'] = /(?:^|,)\s*max-age=(\d+)/.exec(String(headers['surrogate-control'] ?? '')) ?? [];
  return Number(seconds) * 1000;
}
