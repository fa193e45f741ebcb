import { usualCurrency } from './usual-currency.js';

describe('the usual currency of a country', () => {
  it.each([
    ['CH', 'CHF'],
    ['LI', 'CHF'],
    ['DE', 'EUR'],
    ['AT', 'EUR'],
  ])('of %s is %s', (country, currency) => {
    expect(usualCurrency(country, ['EUR', 'CHF'])).toBe(currency);
  });

  it('is none if prices are not offered in it', () => {
    expect(usualCurrency('PL', ['EUR', 'CHF'])).toBeNull();
    expect(usualCurrency('PL', ['EUR', 'CHF', 'PLN'])).toBe('PLN');
  });
});
