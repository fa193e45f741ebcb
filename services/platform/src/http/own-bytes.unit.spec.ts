import { gzipSync } from 'node:zlib';
import { ownBytes } from './own-bytes.js';
import { SharedAnswer } from './shared-answer.js';

const text = 'Spiralbohrer ø 6,8 mm '.repeat(40);

it.each([text, Buffer.from(text), new Uint8Array(Buffer.from(text))])('says the same', (content) => {
  expect(ownBytes(content).toString()).toBe(text);
});

it('holds no more memory than it has bytes', () => {
  const packed = gzipSync(text);
  for (const bytes of [ownBytes(text), ownBytes(packed)]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  const { body } = SharedAnswer.of({ text }, 'visitors');
  expect(body.buffer.byteLength).toBe(body.length);
});
