import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below it, in bytes, compressing costs more than it saves. */
export const smallest = 1024;

/** Up to this many bytes an answer is held whole and compressed at once: another thread would cost more. */
export const longestHeld = 64 * 1024;

const brotli = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
/** Beyond it, each further per cent costs several times the work. */
const quality = 5;
/** A little less while all other calls wait. */
const qualityAtOnce = 4;

const compressElsewhere: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotli(quality, body.length)),
  gzip: promisify(gzip),
};

const compressAtOnce: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotli(qualityAtOnce, body.length)),
  gzip: (body) => gzipSync(body),
};

/** A short one at once, a long one on another thread. */
export const compressed = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  body.length <= longestHeld ? compressAtOnce[encoding](body) : compressElsewhere[encoding](body);

/** The first of our encodings that the reader takes; a quality of 0 excludes one. */
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
