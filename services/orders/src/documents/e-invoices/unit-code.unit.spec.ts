import { unitCodeOf } from './unit-code.js';

const ordered = (orderUnit: string) => ({
  orderUnit,
  contentUnit: null,
  contentQuantity: null,
  minQuantity: 1,
  quantityInterval: 1,
});

it.each([
  ['a package, with an X', ordered('PK'), 'XPK'],
  ['a package that has its X', ordered('XBX'), 'XBX'],
  ['a measure as it is', ordered('MTR'), 'MTR'],
  ['pieces in the words of older files', ordered('PCE'), 'H87'],
  ['orders from before units were kept', null, 'H87'],
])('names %s', (_what, orderUnits, code) => {
  expect(unitCodeOf(orderUnits)).toBe(code);
});
