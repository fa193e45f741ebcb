import { callExamples } from '../fixtures/index.js';
import { readPart } from '../validation/index.js';
import { platformCalls } from '../calls/admin-platform.js';

const given = callExamples.updateConfiguration.request.body;
const configure = (changes: object) =>
  readPart(platformCalls.updateConfiguration.body, { ...given, ...changes });

it('takes the example', () => {
  expect(configure({})).toHaveProperty('value');
});

it.each(['CH93 0076 2011 6238 5295 7', 'DE02120300000000202051', 'LI21 0881 0000 2324 013A A'])(
  'takes %s as an IBAN',
  (iban) => {
    expect(configure({ printoutConfig: { ...given.printoutConfig, iban } })).toHaveProperty('value');
  },
);

it.each([
  'CH00 0000 0000 0000 0000 0',
  'DE02120300000000202052',
  '0076 2011 6238 5295 7',
  'CH93',
  'ch9300762011623852957',
])('does not take %s as one', (iban) => {
  expect(configure({ printoutConfig: { ...given.printoutConfig, iban } })).toMatchObject({
    refusal: { code: 'IBAN_WRONG', field: 'printoutConfig.iban' },
  });
});

it.each([29_999, 32_000])('takes no QR-IBAN of the bank number %i', (bank) => {
  const body = `${bank}123000889012`;
  const rest = Number(BigInt(`${body}121700`) % 97n);
  const qrIban = `CH${String(98 - rest).padStart(2, '0')}${body}`;
  expect(configure({ printoutConfig: { ...given.printoutConfig, iban: qrIban } })).toHaveProperty('value');
  expect(configure({ printoutConfig: { ...given.printoutConfig, qrIban } })).toMatchObject({
    refusal: { code: 'QR_IBAN_WRONG' },
  });
});

it('takes a QR-IBAN', () => {
  const printoutConfig = { ...given.printoutConfig, qrIban: 'CH44 3199 9123 0008 8901 2' };
  expect(configure({ printoutConfig })).toHaveProperty('value');
});

it('takes an EORI number, and none that is no such number', () => {
  const printed = (eoriNumber: string) =>
    configure({ printoutConfig: { ...given.printoutConfig, eoriNumber } });
  expect(printed('DE471108151234567')).toHaveProperty('value');
  expect(printed('X1')).toMatchObject({
    refusal: { code: 'EORI_FORMAT', field: 'printoutConfig.eoriNumber' },
  });
});

it('takes a country and a currency that no installation has started with', () => {
  const { countries, currencies } = given;
  const taken = configure({
    countries: [...countries, 'FR', 'US'],
    currencies: [...currencies, 'PLN', 'USD'],
  });
  expect(taken).toHaveProperty('value');
});

it('takes a currency of cents whose cash has none', () => {
  expect(configure({ currencies: [...given.currencies, 'HUF', 'RSD', 'ALL'] })).toHaveProperty('value');
});

it.each<[string, object, string]>([
  ['a country that there is not', { countries: ['DE', 'XX'] }, 'countries.1'],
  ['a country that there is no more', { countries: ['DE', 'DD'] }, 'countries.1'],
  ['a union of countries', { countries: ['DE', 'EU'] }, 'countries.1'],
  ['a country of no letters', { countries: [''] }, 'countries.0'],
  ['a currency of no letters', { currencies: [''] }, 'currencies.0'],
  ['a country in small letters', { countries: ['de'] }, 'countries.0'],
  ['a currency that there is not', { currencies: ['EUR', 'ABC'] }, 'currencies.1'],
  ['a currency without cents', { currencies: ['EUR', 'JPY'] }, 'currencies.1'],
  ['a unit of account that nobody pays with', { currencies: ['EUR', 'XDR'] }, 'currencies.1'],
  ['a currency with more than cents', { currencies: ['EUR', 'KWD'] }, 'currencies.1'],
  ['no languages', { languages: [] }, 'languages'],
  ['a language twice', { languages: ['de', 'de'] }, 'languages'],
  ['no countries', { countries: [] }, 'countries'],
  ['a default country that nobody can choose', { countries: ['CH'], defaultCountry: 'DE' }, 'defaultCountry'],
  ['no currencies', { currencies: [] }, 'currencies'],
  ['a default currency that nobody can choose', { currencies: ['CHF'] }, 'defaultCurrency'],
  [
    'a country in two customs areas',
    {
      customsFreeAreas: [
        ['DE', 'AT'],
        ['AT', 'CH'],
      ],
    },
    'customsFreeAreas',
  ],
  ['a customs area of no country', { customsFreeAreas: [[]] }, 'customsFreeAreas.0'],
  ['a customs area of what is no country', { customsFreeAreas: [['xx']] }, 'customsFreeAreas.0.0'],
  ['no kantons', { kantons: [] }, 'kantons'],
  [
    'files that run in browsers',
    { allowedFileTypes: { Article: ['text/html'] } },
    'allowedFileTypes.Article.0',
  ],
  [
    'a bank that is not said',
    { printoutConfig: { ...given.printoutConfig, iban: ' ' } },
    'printoutConfig.iban',
  ],
  [
    'a usual IBAN where one for QR references is asked for',
    { printoutConfig: { ...given.printoutConfig, qrIban: 'CH93 0076 2011 6238 5295 7' } },
    'printoutConfig.qrIban',
  ],
  [
    'a QR-IBAN with a wrong digit',
    { printoutConfig: { ...given.printoutConfig, qrIban: 'CH44 3199 9123 0008 8901 3' } },
    'printoutConfig.qrIban',
  ],
  [
    'numbers whose signs are the same',
    {
      localeConfig: {
        ...given.localeConfig,
        de: { dateFormat: 'DD.MM.YYYY', decimalSeparator: ',', groupSeparator: ',' },
      },
    },
    'localeConfig.de.groupSeparator',
  ],
  [
    'a sign that is a digit',
    {
      localeConfig: {
        ...given.localeConfig,
        de: { dateFormat: 'DD.MM.YYYY', decimalSeparator: '5', groupSeparator: '.' },
      },
    },
    'localeConfig.de.decimalSeparator',
  ],
  [
    'days without a month',
    {
      localeConfig: {
        ...given.localeConfig,
        en: { dateFormat: 'DD/YYYY', decimalSeparator: '.', groupSeparator: ' ' },
      },
    },
    'localeConfig.en.dateFormat',
  ],
])('refuses %s', (_, changes, field) => {
  expect(configure(changes)).toMatchObject({ refusal: { field } });
});
