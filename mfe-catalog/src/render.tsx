import { renderPages } from '@werkbank/kit/render-page';
import manifest from '../remote.manifest';
import TopCategories from './features/browse-categories/top-categories-component';
import ArticlePage from './pages/article-page';
import CategoryPage from './pages/category-page';
import HomePage from './pages/home-page';
import SearchPage from './pages/search-page';
import ToolsForTaskPage from './pages/tools-for-task-page';

/** Draws the first pages of visitors within the catalogue's service. Comparisons are never a first page. */
export const drawPage = renderPages({
  locales: {
    catalog: { de: () => import('../locales/de.json'), en: () => import('../locales/en.json') },
    articles: {
      de: () => import('../locales/articles.de.json'),
      en: () => import('../locales/articles.en.json'),
    },
    toolsForTask: {
      de: () => import('../locales/tools-for-task.de.json'),
      en: () => import('../locales/tools-for-task.en.json'),
    },
  },
  routes: manifest.routes,
  pages: {
    home: HomePage,
    search: SearchPage,
    'tools-for-task': ToolsForTaskPage,
    category: CategoryPage,
    article: ArticlePage,
  },
  leftColumn: TopCategories,
});
