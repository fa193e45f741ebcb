import { begunStandard, standardsIn, writtenStandard } from './standards.js';

it.each([
  ['Spiralbohrer DIN 338 HSS', ['din338']],
  ['Winkelschraubendreher DIN EN ISO 2936', ['iso2936']],
  ['DIN338, VDI 3425', ['din338', 'vdi3425']],
  ['made in 30 steps', []],
])('finds the standards of %s', (text, standards) => {
  expect(standardsIn(text)).toEqual(standards);
});

it.each([
  ['DIN', 'din'],
  ['din 33', 'din33'],
  ['ISO-29', 'iso29'],
  ['Bohrer DIN 33', null],
  ['dinner', null],
  ['', null],
])('reads %j as the beginning of a standard: %j', (text, form) => {
  expect(begunStandard(text)).toBe(form);
});

it('writes a standard as the trade does', () => {
  expect(['din338', 'iso2936'].map(writtenStandard)).toEqual(['DIN 338', 'ISO 2936']);
});
