import { languageOf, visitorOf } from './visitor-of.js';

const swiss = { language: 'en', country: 'CH', currency: 'CHF' };
const cookie = (user: unknown, preferences: object = swiss, version = 4) =>
  `other=1; werkbank-state=${encodeURIComponent(JSON.stringify({ version, shared: { user, preferences } }))}`;

describe('for whom a page is', () => {
  it('is what the cookie says that the shell writes', () => {
    expect(visitorOf(cookie(null))).toEqual(swiss);
  });

  it('is undefined for a signed-in person', () => {
    expect(visitorOf(cookie({ id: 7 }))).toBeUndefined();
  });

  it.each([undefined, 'werkbank-state=%E0', 'werkbank-state=1', cookie(null, {}), cookie(null, swiss, 3)])(
    'is somebody who has not chosen where the cookie is none: %s',
    (broken) => expect(visitorOf(broken)).toEqual({ language: 'de' }),
  );

  it.each([
    ['', 'en'],
    ['?lng=de', 'de'],
    ['?lng=fr', 'en'],
  ])('reads %p in the language %p', (search, language) => {
    expect(languageOf(new URLSearchParams(search), visitorOf(cookie(null)))).toBe(language);
  });
});
