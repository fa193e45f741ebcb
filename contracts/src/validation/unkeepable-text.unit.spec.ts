import { findUnkeepable } from './unkeepable-text.js';

it.each<[string, unknown, string[] | undefined]>([
  ['a null character', { address: { name: 'a\0b' } }, ['address', 'name']],
  ['half of a surrogate pair', { items: ['fine', 'a\ud800'] }, ['items', '1']],
  ['a noncharacter', { name: 'a\uFFFEb' }, ['name']],
  ['a control character in a name of a field', { 'a\u0001': 1 }, []],
  [
    'nothing but text, numbers and gaps',
    { text: '😀 Größe', count: 1, none: null, left: undefined },
    undefined,
  ],
])('finds %s', (_what, value, where) => {
  expect(findUnkeepable(value)).toEqual(where);
});
