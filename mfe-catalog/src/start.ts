import { defineRemote } from '@werkbank/kit/remote';
import { workingPage } from '@werkbank/kit/working-page';
import TopCategoriesComponent from './features/browse-categories/top-categories-component';
import { withArticleTexts, withImportTexts, withOwnArticleTexts, withToolTexts } from './with-texts';

/** The only thing that the shell sees of this remote. */
export const start = defineRemote({
  name: 'catalog',
  locales: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
  pages: {
    home: () => import('./pages/home-page'),
    search: withArticleTexts(() => import('./pages/search-page')),
    'tools-for-task': withToolTexts(() => import('./pages/tools-for-task-page')),
    category: withArticleTexts(() => import('./pages/category-page')),
    article: withArticleTexts(() => import('./pages/article-page')),
    comparison: withArticleTexts(() => import('./pages/comparison-page')),
    'catalogue-imports': withImportTexts(
      workingPage(() => import('./catalogue-imports/pages/catalogue-imports-page')),
    ),
    'own-articles': withOwnArticleTexts(workingPage(() => import('./own-articles/pages/own-articles-page'))),
    'own-numbers': withArticleTexts(workingPage(() => import('./own-numbers/own-numbers-page'))),
    'catalogue-export': withImportTexts(
      workingPage(() => import('./catalogue-export/catalogue-export-page')),
    ),
  },
  slotComponents: {
    // In the start itself, for nearly every page shows it and has what it is made of in common with it.
    'category-navigation': () => Promise.resolve({ default: TopCategoriesComponent }),
  },
});
