import { type Language, wordsOf } from './words.ts';

/** What a customer reads while registering, and again when managing the company: the same thing, so the same word. */
const pairs = [
  ['gate:companyFields.customerType', 'admin:company.customerType'],
  ['gate:companyFields.taxNumber', 'admin:company.taxNumber'],
  ['gate:companyFields.kanton', 'admin:company.kanton'],
  ['gate:customerTypes.Company', 'admin:customers.types.Company'],
  ['gate:customerTypes.Community', 'admin:customers.types.Community'],
  ['gate:customerTypes.Kanton', 'admin:customers.types.Kanton'],
  ['gate:customerTypes.Bund', 'admin:customers.types.Bund'],
  ['gate:languages.de', 'admin:language.de'],
  ['gate:languages.en', 'admin:language.en'],
  ['shell:preferences.languages.de', 'admin:language.de'],
  ['gate:passwordHelp', 'admin:password.rule'],
  ['admin:audit.types.Company', 'admin:company.title'],
] as const;

describe.each<Language>(['de', 'en'])('words in %s', (language) => {
  const words = wordsOf(language);

  it.each(pairs)('are the same for the same thing: %s and %s', (one, other) => {
    expect(words(one)).toBe(words(other));
  });
});
