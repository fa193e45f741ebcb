import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { GzipParts } from './gzip-parts.js';

describe('a text that is compressed in parts', () => {
  it('comes out as it was, whatever fills its gaps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 5 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async (texts, gap) => {
          const parts = await GzipParts.of(texts);
          const whole = Buffer.from(
            texts.map((text) => Buffer.from(text).toString()).join(Buffer.from(gap).toString()),
          );
          expect(gunzipSync(parts.packed(gap))).toEqual(whole);
          expect(parts.filled(gap)).toEqual(whole);
        },
      ),
    );
  });

  it('is as long as what never differs is well compressed', async () => {
    const parts = await GzipParts.of(['drill '.repeat(10_000), 'reamer '.repeat(10_000)]);
    const packed = parts.packed(randomBytes(18).toString('base64'));
    expect(packed.length).toBeLessThan(1000);
  });
});
