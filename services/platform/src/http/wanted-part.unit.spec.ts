import { refuse } from '@werkbank/contracts/errors';
import { wantedPart } from './wanted-part.js';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', refuse('RANGE_NOT_IN_FILE', { params: { length: 10 } })],
  ['bytes=-0', refuse('RANGE_NOT_IN_FILE', { params: { length: 10 } })],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('%s of ten bytes is %j', (range, part) => {
  expect(wantedPart({ range }, 10)).toEqual(part);
});

it('is the whole file where a part is wanted only of a certain version', () => {
  expect(wantedPart({ range: 'bytes=0-1', 'if-range': '"a"' }, 10)).toBeUndefined();
});
