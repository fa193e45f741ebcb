import { databaseName } from './database-name.js';

it('names the database of a domain with hyphens so that SQL takes it without quotes', () => {
  expect(databaseName('test', 'price-alerts', '4f')).toBe('test_price_alerts_4f');
});
