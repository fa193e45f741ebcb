import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { SuggestionListProps } from './suggestion-list';

/** The list with its texts, loaded when people enter the search field. */
export async function loadSuggestions(): Promise<ComponentType<SuggestionListProps>> {
  const [{ SuggestionList }] = await Promise.all([
    import('./suggestion-list'),
    addLocales(i18next, 'suggestions', {
      de: () => import('../../locales/suggestions.de.json'),
      en: () => import('../../locales/suggestions.en.json'),
    }),
  ]);
  return SuggestionList;
}
