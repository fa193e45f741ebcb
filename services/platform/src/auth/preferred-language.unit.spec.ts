import { preferredLanguage } from './preferred-language.js';

it.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['fr;q=1, en;q=0.5', 'en'],
  ['en;q=0.3, de;q=0.7', 'de'],
  ['en;q=0', 'de'],
  ['*', 'de'],
])('understands %p as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
