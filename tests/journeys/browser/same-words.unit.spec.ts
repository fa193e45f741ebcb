import { type Language, wordsOf } from './words.ts';

/** Labels that registration and company management must share. */
const pairs = [
  ['login:companyFields.customerType', 'admin:company.customerType'],
  ['login:companyFields.taxNumber', 'admin:company.taxNumber'],
  ['login:companyFields.kanton', 'admin:company.kanton'],
  ['login:customerTypes.Company', 'admin:customers.types.Company'],
  ['login:customerTypes.Community', 'admin:customers.types.Community'],
  ['login:customerTypes.Kanton', 'admin:customers.types.Kanton'],
  ['login:customerTypes.Bund', 'admin:customers.types.Bund'],
  ['login:languages.de', 'admin:language.de'],
  ['login:languages.en', 'admin:language.en'],
  ['shell:preferences.languages.de', 'admin:language.de'],
  ['login:passwordHelp', 'admin:password.rule'],
  ['admin:audit.types.Company', 'admin:company.title'],
] as const;

describe.each<Language>(['de', 'en'])('words in %s', (language) => {
  const words = wordsOf(language);

  it.each(pairs)('have equal texts: %s and %s', (one, other) => {
    expect(words(one)).toBe(words(other));
  });
});
