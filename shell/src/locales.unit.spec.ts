import { languages } from '@werkbank/contracts/localization';
import { addLocales } from '@werkbank/kit/locales';
import { localeGaps, strayTexts } from '@werkbank/kit/testing/locale-gaps';
import { createTranslations } from '@werkbank/kit/translations';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import loginDe from '../locales/login.de.json' with { type: 'json' };
import loginEn from '../locales/login.en.json' with { type: 'json' };
import loginFr from '../locales/login.fr.json' with { type: 'json' };

describe('texts of the shell', () => {
  it('are complete in German and in English', () => {
    expect(localeGaps({ de, en })).toEqual([]);
    expect(localeGaps({ de: loginDe, en: loginEn })).toEqual([]);
  });

  it('are partly there in French: no texts beyond the German ones, and fewer of them', () => {
    expect(strayTexts(fr, de)).toEqual([]);
    expect(strayTexts(loginFr, loginDe)).toEqual([]);
    expect(strayTexts(de, fr)).not.toEqual([]);
  });

  it('fall back to German where French lacks them, and French is not offered', async () => {
    const translations = await createTranslations('fr');
    const load = (texts: object) => async () => ({ default: { ...texts } });
    await addLocales(translations, 'shell', { de: load(de), en: load(en), fr: load(fr) });
    await addLocales(translations, 'orders', { de: load({ title: 'Bestellungen' }), en: load({}) });
    expect(translations.t('shell:user.logIn')).toBe('Se connecter');
    expect(translations.t('shell:startFailed')).toBe(de.startFailed);
    expect(translations.t('orders:title')).toBe('Bestellungen');
    expect(translations.t('kit:form.save')).toBe('Speichern');
    expect(languages).toEqual(['de', 'en']);
  });
});
