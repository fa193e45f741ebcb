import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { localeGaps } from '../testing/locale-gaps';

describe('texts of the kit', () => {
  it('are complete in German and in English', () => {
    expect(localeGaps({ de, en })).toEqual([]);
  });

  it('are found out where a key is missing, empty or takes other values', () => {
    const gaps = localeGaps({
      de: { a: 'A', b: { c: '{{count}} Teile', d: ' ' } },
      en: { b: { c: '{{number}} parts', d: 'd', e: 'e' } },
    });
    expect(gaps).toEqual([
      'en lacks a',
      'de lacks b.e',
      'de is empty at b.d',
      'different placeholders at b.c',
    ]);
  });
});
