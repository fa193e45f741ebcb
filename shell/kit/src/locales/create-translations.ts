import type { Language } from '@werkbank/contracts/localization';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addLocales, localeBackend } from './locale-registry';

/**
 * Starts i18next with the kit's own texts; German is the start and the fallback language. French is begun, not offered:
 * what it lacks is said in German.
 */
export async function createTranslations(language: Language | 'fr', instance: i18n = i18next): Promise<i18n> {
  await instance
    .use(localeBackend())
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'de',
      supportedLngs: ['de', 'en', 'fr'],
      ns: [],
      defaultNS: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      returnNull: false,
    });
  await addLocales(instance, 'kit', {
    de: () => import(/* webpackChunkName: "texts-de" */ '../../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../../locales/en.json'),
  });
  return instance;
}
