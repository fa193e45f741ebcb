import { refuseTaxNumber } from './tax-number-of-country.js';

const company = (taxNumber: string | null) => ({ customerType: 'Company' as const, taxNumber });

it.each([
  ['CHE-123.456.788', 'CH'],
  ['CHE-123.456.788', 'LI'],
  ['DE123456788', 'DE'],
  ['DE123456788', 'AT'],
])('takes %s for a bill in %s', (taxNumber, country) => {
  expect(refuseTaxNumber(company(taxNumber), country)).toBeUndefined();
});

it.each([
  ['CHE-123.456.788', 'DE', 'DE'],
  ['DE123456788', 'CH', 'CHE-'],
  ['DE123456788', 'LI', 'CHE-'],
])('refuses %s for a bill in %s, and says what it must begin with', (taxNumber, country, prefix) => {
  expect(refuseTaxNumber(company(taxNumber), country)).toMatchObject({
    code: 'TAX_NUMBER_FORMAT',
    field: 'taxNumber',
    params: { prefix },
  });
});

it('asks for no tax number of a community, nor of a company that has none yet', () => {
  expect(refuseTaxNumber({ customerType: 'Community', taxNumber: 'DE1' }, 'CH')).toBeUndefined();
  expect(refuseTaxNumber(company(null), 'CH')).toBeUndefined();
});
