import { addLocales, type LocaleLoaders } from '@werkbank/kit/locales';
import i18next from 'i18next';

const articles: LocaleLoaders = {
  de: () => import('../locales/articles.de.json'),
  en: () => import('../locales/articles.en.json'),
};
const imports: LocaleLoaders = {
  de: () => import('../locales/imports.de.json'),
  en: () => import('../locales/imports.en.json'),
};

const ownArticles: LocaleLoaders = {
  de: () => import('../locales/own-articles.de.json'),
  en: () => import('../locales/own-articles.en.json'),
};

const toolsForTask: LocaleLoaders = {
  de: () => import('../locales/tools-for-task.de.json'),
  en: () => import('../locales/tools-for-task.en.json'),
};

/** A page that shows articles, loaded with their texts, which the home page does not need. */
export const withArticleTexts = <Page>(load: () => Promise<Page>) => withTexts('articles', articles, load);

/** A page of the catalogue import, loaded with its texts. */
export const withImportTexts = <Page>(load: () => Promise<Page>) => withTexts('imports', imports, load);

/** A page of own articles, loaded with its texts and those of the import, which names fields alike. */
export const withOwnArticleTexts = <Page>(load: () => Promise<Page>) =>
  withTexts('ownArticles', ownArticles, withImportTexts(load));

/** The page of tools by task, loaded with its texts and those of articles. */
export const withToolTexts = <Page>(load: () => Promise<Page>) =>
  withTexts('toolsForTask', toolsForTask, withArticleTexts(load));

function withTexts<Page>(
  namespace: string,
  locales: LocaleLoaders,
  load: () => Promise<Page>,
): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), addLocales(i18next, namespace, locales)]);
    return page;
  };
}
