import { byStock } from './ids-by-stock.js';

const article = (articleId: string, leadTimeDays: number, stock: Record<string, number | null>) => ({
  articleId,
  leadTimeDays,
  locations: Object.entries(stock).map(([country, stockLevel]) => ({ country, stockLevel })),
});
const articles = [
  article('later', 9, { DE: 0 }),
  article('unknown', 2, { DE: null }),
  article('few', 5, { DE: 3, CH: 100 }),
  article('soon', 4, { DE: 0 }),
  article('many', 5, { DE: 40, CH: 0 }),
];
const order = (country: string, descending = false) =>
  byStock(articles, country, descending).map(({ articleId }) => articleId);

it('lists articles in stock for the delivery country first, the highest stock on top, then by lead time', () => {
  expect(order('DE')).toEqual(['many', 'few', 'soon', 'later', 'unknown']);
  expect(order('LI')[0]).toBe('few');
});

it('reverses the order, except for articles without a stock level', () => {
  expect(order('DE', true)).toEqual(['later', 'soon', 'few', 'many', 'unknown']);
});
