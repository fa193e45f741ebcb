import { countryName, currencyName } from './names';

it.each([
  ['DE', 'Deutschland', 'Germany'],
  ['CH', 'Schweiz', 'Switzerland'],
  ['LI', 'Liechtenstein', 'Liechtenstein'],
  ['AT', 'Österreich', 'Austria'],
  ['FR', 'Frankreich', 'France'],
])('the country %s is called %s and %s', (code, german, english) => {
  expect([countryName(code, 'de'), countryName(code, 'en')]).toEqual([german, english]);
});

it.each([
  ['EUR', 'Euro (EUR)', 'Euro (EUR)'],
  ['CHF', 'Schweizer Franken (CHF)', 'Swiss Franc (CHF)'],
  ['PLN', 'Polnischer Złoty (PLN)', 'Polish Zloty (PLN)'],
])('the currency %s is called %s and %s', (code, german, english) => {
  expect([currencyName(code, 'de'), currencyName(code, 'en')]).toEqual([german, english]);
});
