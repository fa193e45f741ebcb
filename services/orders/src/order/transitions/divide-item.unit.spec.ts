import fc from 'fast-check';
import { lineAmount } from '@werkbank/contracts/money';
import { divideItem } from './divide-item.js';
import type { OrderItem } from '../model/order.js';

const itemOf = (quantity: number, listPrice: number, priceQuantity: number): OrderItem => {
  const line = lineAmount(listPrice, quantity, priceQuantity);
  return {
    id: 1,
    parentItemId: null,
    articleId: 'washer',
    materialNumber: '125-A 6,4',
    articleText: 'Scheibe',
    articleTexts: null,
    unit: 'Packung',
    orderUnits: null,
    unitWeight: 100,
    quantity,
    deliveredQuantity: 0,
    cancelled: false,
    stockLocationId: 1,
    price: {
      quantity,
      listPrice,
      priceQuantity,
      surcharge: 0,
      discount: 0,
      effectiveDiscount: 0,
      salesPrice: line,
      voc: 0,
      taxBase: line,
      taxRate: 19,
      tax: 0,
      currency: 'EUR',
    },
    taxReason: null,
    tariffNumber: null,
    originCountry: null,
  };
};

describe('an item at a price of several units', () => {
  it('costs the same in two parts', () => {
    const { left, taken } = divideItem(itemOf(100, 199, 100), 50, 2);
    expect([taken.price.taxBase, left.price.taxBase]).toEqual([100, 99]);
  });

  it('costs the same to the cent however often it is divided, and no part less than nothing', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 });
    const price = fc.integer({ min: 0, max: 100_000 });
    const of = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9999 }),
        price,
        of,
        parts,
        (quantity, listPrice, each, wanted) => {
          let rest = itemOf(quantity, listPrice, each);
          const whole = rest.price.taxBase;
          let sum = 0;
          for (const part of wanted.filter((one) => one < quantity)) {
            if (part >= rest.quantity) continue;
            const { left, taken } = divideItem(rest, part, 2);
            sum += taken.price.taxBase;
            expect(Math.min(taken.price.taxBase, left.price.taxBase)).toBeGreaterThanOrEqual(0);
            rest = left;
          }
          expect(sum + rest.price.taxBase).toBe(whole);
        },
      ),
    );
  });
});
