import { PassThrough } from 'node:stream';
import { isRefusal } from '@werkbank/contracts/errors';
import { BodyMemory, type HeldBody, readBody } from './read-body.js';

const bounds = (most = 100) => ({ bytes: 10, withinMs: 60_000, memory: new BodyMemory(most) });
/** A body of so many bytes, returned as it was read. */
const read = async (text: string, limits = bounds()) => {
  const body = new PassThrough();
  const result = readBody(body, limits);
  body.end(text);
  return result;
};
const held = (result: Awaited<ReturnType<typeof read>>): HeldBody => {
  if (isRefusal(result)) throw new Error(`refused: ${result.code}`);
  return result;
};

it('reads a body to its end', async () => {
  expect(held(await read('ten bytes!')).bytes.toString()).toBe('ten bytes!');
  expect(held(await read('')).bytes).toHaveLength(0);
});

it('refuses a body that is too large', async () => {
  expect(await read('eleven byte')).toMatchObject({ code: 'BODY_TOO_LARGE' });
});

it('refuses a body that is broken off, before or while it is read', async () => {
  const body = new PassThrough();
  const result = readBody(body, bounds());
  body.write('half');
  body.destroy();
  expect(await result).toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(await readBody(body, bounds())).toMatchObject({ code: 'MALFORMED_REQUEST' });
});

it('holds no more of all bodies together than there is room for, and has the room again afterwards', async () => {
  const limits = bounds(15);
  const first = held(await read('ten bytes!', limits));
  expect(await read('ten bytes!', limits)).toMatchObject({ code: 'TOO_BUSY' });
  expect(isRefusal(await read('five', limits))).toBe(false);
  first.letGo();
  expect(isRefusal(await read('ten bytes!', limits))).toBe(false);
});

it('gives back the room of what it refused', async () => {
  const limits = bounds(12);
  const body = new PassThrough();
  const result = readBody(body, limits);
  body.write('ten bytes!');
  body.write('more');
  expect(await result).toMatchObject({ code: 'BODY_TOO_LARGE' });
  expect(isRefusal(await read('ten bytes!', limits))).toBe(false);
});
