import { ServicePlaces } from './service-places.js';

const looking = { domain: 'catalog', access: ['visitor'] } as const;
const ordering = { domain: 'catalog', access: ['customer'] } as const;

it('keeps a quarter of the places for calls that visitors may not make', () => {
  const places = new ServicePlaces(8);
  const taken = Array.from({ length: 10 }, () => places.take(looking));
  expect(taken.filter(Boolean)).toHaveLength(6);
  expect(places.take(ordering)).toBeDefined();
  expect(places.take(ordering)).toBeDefined();
  expect(places.take(ordering)).toBeUndefined();
  taken[0]?.();
  expect(places.take(looking)).toBeUndefined();
  expect(places.take(ordering)).toBeDefined();
});

it('counts each service by itself, and gives a place back once', () => {
  const places = new ServicePlaces(1);
  const leave = places.take(ordering);
  expect(places.take(ordering)).toBeUndefined();
  expect(places.take({ ...ordering, domain: 'orders' })).toBeDefined();
  leave?.();
  leave?.();
  expect(places.take(ordering)).toBeDefined();
  expect(places.take(ordering)).toBeUndefined();
});
