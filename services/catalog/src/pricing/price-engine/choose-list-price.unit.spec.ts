import { chooseListPrice, listPriceSteps } from './choose-list-price.js';
import type { ConditionalPrice } from './terms.js';
import { exampleLine, exampleTerms } from './testing/example-terms.js';

const price = (amount: number, changes: Partial<ConditionalPrice> = {}): ConditionalPrice => ({
  amount,
  currency: 'EUR',
  priceQuantity: 1,
  minQuantity: 1,
  territories: [],
  validFrom: null,
  validUntil: null,
  ...changes,
});
const terms = exampleTerms();
const chosen = (furtherPrices: ConditionalPrice[], line = {}, changes = {}) =>
  chooseListPrice(exampleLine({ furtherPrices, ...line }), { ...terms, ...changes })?.amount;

describe('of the list prices of an article', () => {
  it('the base price counts if no other price holds', () => {
    expect(chooseListPrice(exampleLine({ priceQuantity: 100 }), terms)).toEqual({
      amount: 1000,
      currency: 'EUR',
      priceQuantity: 100,
    });
  });

  it('none is chosen if none is valid', () => {
    expect(chosen([], { listPrice: null })).toBeUndefined();
    expect(chosen([price(900, { minQuantity: 2 })], { listPrice: null })).toBeUndefined();
  });

  it('one counts from its quantity on', () => {
    const further = [price(900, { minQuantity: 10 }), price(800, { minQuantity: 50 })];
    expect([9, 10, 49, 50].map((quantity) => chosen(further, { quantity }))).toEqual([1000, 900, 900, 800]);
  });

  it('one counts in its countries of delivery; Liechtenstein is served like Switzerland', () => {
    const swiss = [price(900, { territories: ['CH'] })];
    expect(['CH', 'LI', 'DE'].map((country) => chosen(swiss, {}, { country }))).toEqual([900, 900, 1000]);
    expect(chosen([price(900, { territories: ['LI'] })], {}, { country: 'CH' })).toBe(1000);
  });

  it('one counts from its first day to its last', () => {
    const inJune = [price(900, { validFrom: '2026-06-01', validUntil: '2026-06-30' })];
    const on = (day: string) => chosen(inJune, {}, { day });
    expect(['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([1000, 900, 900, 1000]);
  });

  it('the country comes before the currency, that before the days, those before the quantity', () => {
    const later = price(4, { validFrom: '2026-06-01' });
    const more = price(5, { minQuantity: 2 });
    const own = price(2, { territories: ['CH'] });
    const inFrancs = price(3, { currency: 'CHF' });
    const line = { quantity: 2 };
    expect(chosen([more, later, inFrancs, own], line)).toBe(2);
    expect(chosen([more, later, inFrancs], line)).toBe(3);
    expect(chosen([more, later], line)).toBe(4);
    expect(chosen([more], line)).toBe(5);
  });

  it('the last that began goes before one without a first day', () => {
    const prices = [price(1, { validFrom: '2026-01-01' }), price(2), price(3, { validFrom: '2026-06-01' })];
    expect(chosen(prices)).toBe(3);
  });
});

describe('the quantities at which the list price changes', () => {
  it('are those at which another one is chosen', () => {
    const furtherPrices = [
      price(900, { minQuantity: 10 }),
      price(700, { minQuantity: 20, territories: ['DE'] }),
      price(800, { minQuantity: 50 }),
    ];
    expect(listPriceSteps(exampleLine({ furtherPrices }), terms)).toEqual([10, 50]);
    expect(listPriceSteps(exampleLine({ furtherPrices }), { ...terms, country: 'DE' })).toEqual([10, 20]);
  });
});
