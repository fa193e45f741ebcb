import { numberOfCode } from './number-of-code';

it.each([
  ['a GTIN', '4006381333931', false, '4006381333931'],
  ['a number of the maker', ' 338.0680-HSS ', false, '338.0680-HSS'],
  ['a GTIN of 13 digits among other facts', '(01)04006381333931(10)ABC', true, '4006381333931'],
  ['a GTIN of a package', '(10)ABC(01)14006381333938', true, '14006381333938'],
  ['the content of a pallet', '(02)04006381333931(37)24', true, '4006381333931'],
  ["a maker's number among other facts", '(240)338.0680(30)10', true, '338.0680'],
])('reads %s', (_what, text, isGs1, number) => {
  expect(numberOfCode({ text, isGs1 })).toBe(number);
});

it.each([
  ['of a parcel alone', '(00)340123450000000017', true],
  ['without a text', '  ', false],
])('finds no article in a code %s', (_what, text, isGs1) => {
  expect(numberOfCode({ text, isGs1 })).toBeUndefined();
});
