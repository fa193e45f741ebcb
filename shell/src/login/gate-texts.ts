import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';

/** The gate's own texts, which nobody loads who never comes to it. */
export function loadGateTexts(): Promise<void> {
  return addLocales(i18next, 'gate', {
    de: () => import('../../locales/gate.de.json'),
    en: () => import('../../locales/gate.en.json'),
    fr: () => import('../../locales/gate.fr.json'),
  });
}
