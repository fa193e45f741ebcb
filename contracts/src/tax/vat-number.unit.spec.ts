import { isVatNumber, vatNumberIn } from './vat-number.js';

it.each([
  ['DE136695976', 'DE', true],
  ['de 136 695 976', 'DE', true],
  ['DE136695977', 'DE', false],
  ['CHE-123.456.788 MWST', 'CH', true],
  ['CHE-123.456.788', 'LI', true],
  ['CHE-123.456.789 MWST', 'CH', false],
  ['CHE-123.456.788 MWST', 'DE', false],
  ['54321', 'LI', true],
  ['ATU12345678', 'AT', true],
  ['ATU12345678', 'DE', false],
  ['EL123456789', 'GR', true],
])('%s as a VAT number of %s: %s', (number, country, valid) => {
  expect(isVatNumber(number, country)).toBe(valid);
});

it('takes the number that is set for a country, else the general one where it is of that country', () => {
  const general = { vatIdentificationNumber: 'CHE-123.456.788 MWST' };
  const numbers = { ...general, vatNumbers: [{ country: 'DE', number: 'DE136695976' }] };
  expect(vatNumberIn('LI', numbers)).toBe('CHE-123.456.788 MWST');
  expect(vatNumberIn('DE', numbers)).toBe('DE136695976');
  expect(vatNumberIn('DE', general)).toBeUndefined();
  expect(vatNumberIn('CH', { vatIdentificationNumber: 'DE136695976' })).toBeUndefined();
});
