import { missingOf } from './missing-of.js';

const part = (typed: string, leftOut = false) => ({
  kind: 'word' as const,
  typed,
  rest: '',
  ...(leftOut && { leftOut }),
});

it('names the whole text of a search without hits', () => {
  expect(missingOf('klemmfix 8', { totalItems: 0, understood: [] })).toBe('klemmfix 8');
});

it('names the parts that the search leaves out', () => {
  const understood = [part('bohrer'), part('klemmfix', true), part('xylophon', true)];
  expect(missingOf('bohrer klemmfix xylophon', { totalItems: 5, understood })).toBe('klemmfix xylophon');
});

it('is null if all of the text is found', () => {
  expect(missingOf('bohrer', { totalItems: 5, understood: [part('bohrer')] })).toBeNull();
});
