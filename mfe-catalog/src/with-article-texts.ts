import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';

/** A page that shows articles, loaded with their texts; who stays at home needs none of these. */
export function withArticleTexts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([
      load(),
      addLocales(i18next, 'articles', {
        de: () => import('../locales/articles.de.json'),
        en: () => import('../locales/articles.en.json'),
      }),
    ]);
    return page;
  };
}
