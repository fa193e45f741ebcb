import { bearerToken } from './bearer-token.js';

it.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('reads %p as %p', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
