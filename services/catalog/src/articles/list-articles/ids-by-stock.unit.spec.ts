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

it('puts first what is on stock for the delivery country, the most pieces on top, then what comes soonest', () => {
  expect(order('DE')).toEqual(['many', 'few', 'soon', 'later', 'unknown']);
  expect(order('LI')[0]).toBe('few');
});

it('turns around, but for what nobody keeps a level of', () => {
  expect(order('DE', true)).toEqual(['later', 'soon', 'few', 'many', 'unknown']);
});
