import { isSortedByPrice } from './ids-by-price.js';

it('sorts the first thousand hits by price and leaves the others to relevance', () => {
  expect(isSortedByPrice({ page: 20, pageSize: 50 })).toBe(true);
  expect(isSortedByPrice({ page: 21, pageSize: 50 })).toBe(false);
});
