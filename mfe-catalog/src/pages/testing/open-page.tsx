import { ApiError } from '@werkbank/contracts/client';
import { renderWithHost, type RenderOptions } from '@werkbank/kit/testing/render';
import articlesDe from '../../../locales/articles.de.json';
import articlesEn from '../../../locales/articles.en.json';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import toolsDe from '../../../locales/tools-for-task.de.json';
import toolsEn from '../../../locales/tools-for-task.en.json';
import ArticlePage from '../article-page';
import CategoryPage from '../category-page';
import ComparisonPage from '../comparison-page';
import HomePage from '../home-page';
import SearchPage from '../search-page';
import ToolsForTaskPage from '../tools-for-task-page';

export const catalogLocales = {
  catalog: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
  articles: { de: async () => ({ default: articlesDe }), en: async () => ({ default: articlesEn }) },
  toolsForTask: { de: async () => ({ default: toolsDe }), en: async () => ({ default: toolsEn }) },
};
const pages = {
  '/': <HomePage />,
  '/search': <SearchPage />,
  '/tools-for-task': <ToolsForTaskPage />,
  '/category/:categoryId': <CategoryPage />,
  '/article/:articleId': <ArticlePage />,
  '/comparison': <ComparisonPage />,
};

export function openPage(path: keyof typeof pages, at: string, options: RenderOptions = {}) {
  return renderWithHost(pages[path], { locales: catalogLocales, path, at, ...options });
}

/** A fixture for a call that fails because its service is down. */
export function unreachable(): never {
  throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: 'Keine Antwort' });
}
