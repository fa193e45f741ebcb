import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';

/** Texts of the login pages, loaded only with them. */
export function loadLoginTexts(): Promise<void> {
  return addLocales(i18next, 'login', {
    de: () => import('../../locales/login.de.json'),
    en: () => import('../../locales/login.en.json'),
    fr: () => import('../../locales/login.fr.json'),
  });
}
