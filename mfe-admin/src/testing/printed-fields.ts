import { typed } from '@werkbank/kit/testing/typed-text';
import fc from 'fast-check';

const written = typed('Werkbank AG', 'x'.repeat(200));
const account = fc.constantFrom(
  'CH93 0076 2011 6238 5295 7',
  'ch9300762011623852957',
  'DE02 1203 0000 0000 2020 51',
  'DE02 1203 0000 0000 2020 52',
  'CH44 3199 9123 0008 8901 2',
  'CH44 3199 9123 0008 8901 3',
  'CH93',
  '',
);
/** Possible input into the form of printed documents. */
export const printed = {
  name: written,
  streetAndNumber: written,
  zipCode: typed('8400', 'D-73230'),
  city: typed('Olten'),
  country: fc.constantFrom('CH', 'DE', 'LI', 'AT'),
  phone: written,
  email: written,
  website: written,
  vatNumber: written,
  vatIdentificationNumber: written,
  bank: written,
  accountOwner: written,
  iban: account,
  bic: typed('BSPLCHZZXXX'),
  qrIban: account,
  eoriNumber: typed('', 'DE 4711 08151234567', 'de1', 'CHE-123', 'X1'),
  vat_CH: typed('', 'CHE-116.281.710', 'CHE-123.456.789', 'XY'),
  vat_DE: typed('', 'de 136 695 976', 'DE136695977'),
  vat_AT: typed('', 'ATU13585627', 'DE136695976'),
};
