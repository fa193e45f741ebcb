import { standingOf, standingParts } from './standing.js';

it('ranks available articles first, then frequently ordered ones', () => {
  const inOrder = [
    { isAvailable: true, orders: 500 },
    { isAvailable: true, orders: 1 },
    { isAvailable: true, orders: 0 },
    { isAvailable: false, orders: 500 },
    { isAvailable: false, orders: 0 },
  ].map(standingOf);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(new Set(inOrder).size).toBe(5);
});

it('lists its parts', () => {
  expect(standingParts(standingOf({ isAvailable: true, orders: 12 }))).toEqual({
    isAvailable: true,
    bought: 3,
  });
});
