import { fieldMessages } from '../validation/index.js';
import { companyData, exchangeRateData, sidebarItemData } from './index.js';

const label = (field: string) => field;
const wrong = (schema: Parameters<typeof fieldMessages>[0], values: object) =>
  Object.keys(fieldMessages(schema, values, 'en', label)).sort();

const company = {
  name: 'Aareblick AG',
  customerType: 'Company',
  taxNumber: 'DE123456789',
  kanton: null,
  phone: null,
  country: 'CH',
};
const rate = {
  validFrom: '2026-05-01',
  validTo: '2026-04-30',
  ratio: '1.05',
  sourceCurrency: 'EUR',
  targetCurrency: 'CHF',
  exchangeRateType: 'Internal',
};

describe('a rule over several fields', () => {
  it.each([
    ['a missing name', companyData, { ...company, name: undefined }, ['name', 'taxNumber']],
    ['a phone that is none', companyData, { ...company, phone: 7 }, ['phone', 'taxNumber']],
    ['a missing ratio', exchangeRateData, { ...rate, ratio: undefined }, ['ratio', 'validTo']],
    [
      'a missing title and place',
      sidebarItemData,
      { type: 'youtube', status: 'enabled', url: null },
      ['order', 'title', 'url'],
    ],
  ])('speaks beside %s', (_, schema, values, fields) => {
    expect(wrong(schema, values)).toEqual(fields);
  });

  it('waits for its own fields to be right', () => {
    expect(wrong(exchangeRateData, { ...rate, validFrom: undefined })).toEqual(['validFrom']);
    expect(wrong(companyData, { ...company, taxNumber: 5 })).toEqual(['taxNumber']);
  });

  it('does not run where there are no fields at all', () => {
    expect(companyData.safeParse(null).error?.issues).toHaveLength(1);
  });
});
