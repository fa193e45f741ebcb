import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, longestHeld } from './encoding.js';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ['br', longestHeld],
  ['br', longestHeld + 1],
  ['gzip', longestHeld],
  ['gzip', longestHeld + 1],
] as const)('packs by %s what is %i bytes long, without loss', async (encoding, length) => {
  const body = Buffer.from('{"articleId":"drill"}'.repeat(length).slice(0, length));
  const packed = await compressed(body, encoding);
  expect(packed.length).toBeLessThan(length / 10);
  expect(unpack[encoding](packed).equals(body)).toBe(true);
});
