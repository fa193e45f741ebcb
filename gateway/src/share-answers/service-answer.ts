import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SHARED_WITH_HEADER } from '@werkbank/platform/http';

export type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};
/** Beyond it, each further per cent costs several times the work. */
const brotliQuality = 5;
/** Below it, compressing costs more than it saves. */
const smallest = 1024;

/** A service's whole answer. */
export class ServiceAnswer {
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();
  /** For how long others may be given it, in milliseconds; 0: it is for whoever asked. */
  readonly sharedForMs: number;

  constructor(
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
    /** For whom it was asked. */
    readonly readers: string,
  ) {
    const shared = status === 200 && headers.etag !== undefined && headers[SHARED_WITH_HEADER] === readers;
    this.sharedForMs = shared ? sharedForMs(headers) : 0;
  }

  /** In a form that the reader takes; compressed once for all of them. */
  async bodyFor(acceptEncoding: string): Promise<{ body: Buffer; encoding?: Encoding }> {
    const encoding = this.body.length < smallest ? undefined : bestEncoding(acceptEncoding);
    if (!encoding) return { body: this.body };
    let compressed = this.compressed.get(encoding);
    if (!compressed) {
      compressed = compress[encoding](this.body);
      this.compressed.set(encoding, compressed);
    }
    return { body: await compressed, encoding };
  }
}

function sharedForMs(headers: IncomingHttpHeaders): number {
  const [, seconds = '0'] = /(?:^|,)\s*max-age=(\d+)/.exec(String(headers['surrogate-control'] ?? '')) ?? [];
  return Number(seconds) * 1000;
}

/** The first of ours that the reader takes: a quality of 0 says that she does not. */
export function bestEncoding(
  acceptEncoding: string,
  ours: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const taken = new Set(
    acceptEncoding.split(',').flatMap((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
  return ours.find((encoding) => taken.has(encoding));
}
