import fc from 'fast-check';
import { errorBody, refuse } from '../errors/index.js';
import { defaultLocaleConfig, languages } from '../localization/index.js';
import { readDecimal } from '../numbers/index.js';
import { amountText, figureText } from './index.js';

it.each([
  [100, '1,00\u00a0CHF', '1.00\u00a0CHF'],
  [5, '0,05\u00a0CHF', '0.05\u00a0CHF'],
  [123_456_789, '1.234.567,89\u00a0CHF', '1\u00a0234\u00a0567.89\u00a0CHF'],
  [-120_000, '−1.200,00\u00a0CHF', '−1\u00a0200.00\u00a0CHF'],
])('writes %d cents in the form of each language', (amount, de, en) => {
  expect(amountText({ amount, currency: 'CHF' }, 'de')).toBe(de);
  expect(amountText({ amount, currency: 'CHF' }, 'en')).toBe(en);
});

it('writes the amount of a refusal in the language of its reader', () => {
  const refusal = refuse('ORDER_ABOVE_LIMIT', { params: { limit: { amount: 123_450, currency: 'CHF' } } });
  expect(errorBody(refusal, 'de').message).toContain('Limit von 1.234,50\u00a0CHF je Bestellung');
  expect(errorBody(refusal, 'en').message).toContain('limit of 1\u00a0234.50\u00a0CHF per order');
});

it('writes a figure that is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...languages), (cents, language) => {
      const read = readDecimal(figureText(cents, language), defaultLocaleConfig[language], { decimals: 2 });
      expect(Math.round(Number(read) * 100)).toBe(cents);
    }),
  );
});
