import { lineAmount } from '@werkbank/contracts/money';
import {
  discountOf,
  platformMarginOf,
  salesPriceOf,
  surchargeOf,
  taxBaseOf,
  taxOf,
  unitPrice,
  unitVoc,
} from './steps.js';

describe('the steps of a price', () => {
  it('makes the unit price of list price, country factor and exchange ratio, rounded once and half up', () => {
    expect(unitPrice(1000, 1, '1')).toBe(1000);
    expect(unitPrice(1000, 1.04, '0.9417')).toBe(979); // 979.368
    expect(unitPrice(333, 1.5, '1')).toBe(500); // 499.5
    expect(unitPrice(5, 1.1, '1')).toBe(6); // 5.5
  });

  it('never multiplies the country factor into VOC', () => {
    expect(unitVoc(300, '0.9417')).toBe(283); // 282.51
  });

  it('makes the line of unit and quantity', () => {
    expect(lineAmount(979, 12)).toBe(11_748);
  });

  it('makes the line of a price of several units and the quantity, rounded once', () => {
    expect(lineAmount(199, 100, 100)).toBe(199);
    expect(lineAmount(199, 50, 100)).toBe(100); // 99.5
    expect(lineAmount(199, 49, 100)).toBe(98); // 97.51
  });

  it('takes surcharge and discount as per cent of the line, each rounded half up', () => {
    expect(surchargeOf(11_748, 3.5)).toBe(411); // 411.18
    expect(discountOf(11_748, 12.5)).toBe(1469); // 1468.5
    expect(discountOf(11_748, -2.5)).toBe(-294); // -293.7
  });

  it('makes the sales price of line plus surcharge minus discount', () => {
    expect(salesPriceOf(11_748, 411, 1469)).toBe(10_690);
  });

  it('adds VOC for every piece to the tax base', () => {
    expect(taxBaseOf(10_690, 25, 12)).toBe(10_990);
  });

  it('takes the tax of the tax base', () => {
    expect(taxOf(10_990, 8.1)).toBe(890); // 890.19
  });

  it('takes the platform margin of the tax base, and none with VOC', () => {
    expect(platformMarginOf(10_690, 0.085, 0)).toBe(909); // 908.65
    expect(platformMarginOf(10_990, 0.085, 25)).toBe(0);
  });
});
