import { z } from 'zod';
import { addressData, userData } from '../entities/index.js';
import { wholeNumber } from '../entities/values.js';
import { errorMessage } from '../errors/index.js';
import { readPart } from './read-part.js';
import { optionalPrintedText, printedText } from './text-types.js';

const place = z.object({ name: printedText(50), more: optionalPrintedText(50) });
const read = (values: object) => readPart(place, { name: 'Müller', more: null, ...values });

it.each([
  ['硬 Werk 硬', '硬'],
  ['Werk 🔧 東京', '🔧 東 京'],
  ['x\u0327', 'U+0327'],
])('what stands on documents names the characters of "%s" that cannot be printed', (name, characters) => {
  const params = { characters };
  expect(read({ name })).toMatchObject({ refusal: { code: 'FIELD_UNPRINTABLE', field: 'name', params } });
  expect(read({ more: name })).toMatchObject({ refusal: { code: 'FIELD_UNPRINTABLE', field: 'more' } });
  expect(errorMessage('FIELD_UNPRINTABLE', 'de', params)).toBe(`Kann nicht gedruckt werden: ${characters}`);
  expect(errorMessage('FIELD_UNPRINTABLE', 'en', params)).toBe(`Cannot be printed: ${characters}`);
});

it.each(['Łódź & Søn', 'Зубр', 'Ωμέγα', 'Nguyễn', 'ＡＢＣ'])('"%s" can be printed', (name) => {
  expect(read({ name, more: '' })).toMatchObject({ value: { name } });
});

it('what is invisible is refused as that, and blank as not entered', () => {
  expect(read({ name: 'a\u200Bb' })).toMatchObject({ refusal: { code: 'FIELD_CHARACTERS' } });
  expect(read({ name: ' ' })).toMatchObject({ refusal: { code: 'FIELD_REQUIRED' } });
});

it('addresses and names of people are held to it', () => {
  const { shape } = addressData;
  for (const field of [
    shape.name,
    shape.street,
    shape.house,
    shape.addressSupplement,
    shape.zipCode,
    shape.city,
  ])
    expect(field.safeParse('硬').error?.issues[0]?.message).toBe('FIELD_UNPRINTABLE');
  for (const field of [userData.shape.firstName, userData.shape.lastName])
    expect(field.safeParse('硬').error?.issues[0]?.message).toBe('FIELD_UNPRINTABLE');
});

it.each(['1e3', '0x10', '1.0', '1,5', '', ' 7', 'Infinity', true, null])(
  '%j is no whole number of an address',
  (given) => {
    expect(wholeNumber(0, 9999).safeParse(given).success).toBe(false);
  },
);

it.each([
  ['7', 7],
  ['007', 7],
  ['-3', -3],
  [7, 7],
])('%j is a whole number of an address', (given, number) => {
  expect(wholeNumber(-9, 9999).parse(given)).toBe(number);
});
