import { localeGaps } from '@werkbank/kit/testing/locale-gaps';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import gateDe from '../locales/gate.de.json' with { type: 'json' };
import gateEn from '../locales/gate.en.json' with { type: 'json' };

describe('texts of the shell', () => {
  it('are complete in German and in English', () => {
    expect(localeGaps({ de, en })).toEqual([]);
    expect(localeGaps({ de: gateDe, en: gateEn })).toEqual([]);
  });
});
