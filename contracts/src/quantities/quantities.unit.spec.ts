import fc from 'fast-check';
import { quantityLimits } from '../limits/index.js';
import {
  checkQuantity,
  contentInWords,
  type OrderUnits,
  pricedUnits,
  quantityInWords,
  quantityRule,
  saidUnits,
  unitName,
} from './index.js';

const units = (changes: Partial<OrderUnits> = {}): OrderUnits => ({
  orderUnit: 'C62',
  contentUnit: null,
  contentQuantity: null,
  minQuantity: 1,
  quantityInterval: 1,
  ...changes,
});
const packsOfTen = units({ orderUnit: 'PK', contentUnit: 'C62', contentQuantity: 10, minQuantity: 2 });

describe('a quantity in words', () => {
  it('is the bare number for pieces', () => {
    expect(quantityInWords(20, undefined, 'de')).toBe('20');
    expect(quantityInWords(20, units({ minQuantity: 10, contentQuantity: 1 }), 'en')).toBe('20');
  });

  it('writes packs and their content', () => {
    expect(quantityInWords(2, packsOfTen, 'de')).toBe('2 Packungen à 10 = 20 Stück');
    expect(quantityInWords(2, packsOfTen, 'en')).toBe('2 packs of 10 = 20 pieces');
    expect(quantityInWords(1, packsOfTen, 'de')).toBe('1 Packung à 10 = 10 Stück');
  });

  it('writes the unit alone if its content is unknown', () => {
    expect(quantityInWords(1, units({ orderUnit: 'PR' }), 'en')).toBe('1 pair');
    expect(quantityInWords(3, units({ orderUnit: 'SET' }), 'de')).toBe('3 Sätze');
  });

  it('writes fractions of content exactly, in the notation of the language', () => {
    const cans = units({ orderUnit: 'CA', contentUnit: 'LTR', contentQuantity: 0.1 });
    expect(quantityInWords(3, cans, 'de')).toBe('3 Dosen à 0,1 = 0,3 l');
    expect(quantityInWords(3, cans, 'en')).toBe('3 cans of 0.1 = 0.3 l');
  });

  it('writes a code that has no name', () => {
    expect(unitName('ZZZ', 2, 'de')).toBe('ZZZ');
  });
});

describe('what goes with a quantity', () => {
  it('is what a price is of', () => {
    expect(pricedUnits(undefined, undefined, 'de')).toBeUndefined();
    expect(pricedUnits(100, undefined, 'de')).toBe('100 Stück');
    expect(pricedUnits(undefined, packsOfTen, 'en')).toBe('pack');
    expect(pricedUnits(100, packsOfTen, 'en')).toBe('100 packs');
  });

  it('is what is in one', () => {
    expect(contentInWords(packsOfTen, 'de')).toBe('10 Stück');
    expect(contentInWords(units(), 'de')).toBeUndefined();
  });

  it('is how many can be ordered', () => {
    const byFive = units({ minQuantity: 10, quantityInterval: 5 });
    expect(quantityRule(byFive, 'de')).toBe('Mindestmenge 10, in Schritten von 5');
    expect(quantityRule(byFive, 'en')).toBe('Minimum quantity 10, in steps of 5');
    expect(quantityRule(units({ quantityInterval: 5 }), 'de')).toBe('In Schritten von 5');
    expect(quantityRule(units(), 'en')).toBeUndefined();
  });

  it('is left out if it is obvious', () => {
    expect(saidUnits(units({ contentQuantity: 1, contentUnit: 'C62' }))).toEqual({});
    expect(saidUnits(units({ minQuantity: 2 }))).toEqual({ orderUnits: units({ minQuantity: 2 }) });
  });
});

describe('a quantity that is checked', () => {
  const byFive = units({ minQuantity: 10, quantityInterval: 5 });

  it('is the minimum, or more by whole intervals', () => {
    expect(checkQuantity(10, byFive)).toBeNull();
    expect(checkQuantity(25, byFive)).toBeNull();
    expect(checkQuantity(9, byFive)).toEqual({ why: 'belowMinimum', next: 10 });
    expect(checkQuantity(11, byFive)).toEqual({ why: 'offInterval', next: 15 });
    expect(checkQuantity(7, undefined)).toBeNull();
  });

  it('is offered the next valid quantity, for any requested one', () => {
    const limit = fc.integer({ min: 1, max: quantityLimits.max });
    fc.assert(
      fc.property(limit, limit, limit, (quantity, minQuantity, quantityInterval) => {
        const rule = units({ minQuantity, quantityInterval });
        const misfit = checkQuantity(quantity, rule);
        if (!misfit) return;
        expect(checkQuantity(misfit.next, rule)).toBeNull();
        expect(misfit.next).toBeLessThanOrEqual(quantityLimits.max);
        const between = misfit.next - quantity;
        if (between > 0)
          expect(between).toBeLessThanOrEqual(Math.max(quantityInterval, minQuantity - quantity));
        else expect(misfit.next + quantityInterval).toBeGreaterThan(quantityLimits.max);
      }),
    );
  });
});
