import { readErasedList } from './read-erased-list.js';

const erased = { userId: 7, erasedAt: '2026-11-23T09:30:00.000Z' };

it("skips npm's header, which gets into the file without --silent", () => {
  const list = `\n> werkbank@0.1.0 erased-people\n> node tools/run.mjs erased-people list\n\n${JSON.stringify(erased)}\n`;
  expect(readErasedList(list)).toEqual([erased]);
  expect(readErasedList(list.replaceAll('\n', '\r\n'))).toEqual([erased]);
  expect(readErasedList('')).toEqual([]);
});

it.each(['{"userId": 7', '{"userId": 0, "erasedAt": "2026-11-23T09:30:00.000Z"}', 'seven'])(
  'names a line that is none of the list: %s',
  (bad) => {
    expect(() => readErasedList(`${JSON.stringify(erased)}\n${bad}\n`)).toThrow(
      `Line 2 of the list is none that erased-people list prints, so nobody is erased: ${bad}`,
    );
  },
);
