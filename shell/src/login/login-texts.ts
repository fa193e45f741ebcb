import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';

/** The login pages' own texts, which nobody loads who never comes to it. */
export function loadLoginTexts(): Promise<void> {
  return addLocales(i18next, 'login', {
    de: () => import('../../locales/login.de.json'),
    en: () => import('../../locales/login.en.json'),
    fr: () => import('../../locales/login.fr.json'),
  });
}
