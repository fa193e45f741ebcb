import fc from 'fast-check';
import { hasDecimals } from './has-decimals.js';

const hundredths = hasDecimals(2);

it.each([0, 1, -0.5, 12.34, 99.99, 999_999.99, 0.1 + 0.2])('takes %d as hundredths', (value) => {
  expect(hundredths(value)).toBe(true);
});

it.each([0.001, 12.345, 1.005, -0.999, 1.9892856314828357e-83, 5e-324])(
  'takes no %d as hundredths',
  (value) => {
    expect(hundredths(value)).toBe(false);
  },
);

it('takes every per cent of one decimal as a fraction of three', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (tenths) => hasDecimals(3)(tenths / 10 / 100)));
});
