import { isPostalCode } from './postal-code.js';

it.each([
  ['FR', '75008'],
  ['GB', 'SW1A 1AA'],
  ['CH', '4600'],
])('a postal code in %s is written as %s', (country, zipCode) => {
  expect(isPostalCode(zipCode, country)).toBe(true);
});

it.each([
  ['CH', 'SW1A 1AA'],
  ['DE', '4600'],
])('a postal code in %s is not written as %s', (country, zipCode) => {
  expect(isPostalCode(zipCode, country)).toBe(false);
});
