import { article, categoryPage, drillCategory, groupPage, searchResult } from '@werkbank/contracts/fixtures';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

void runStandalone(manifest, start, {
  preferences: { country: 'CH', currency: 'CHF' },
  fixtures: {
    listTopLevelCategories: [drillCategory],
    searchArticles: searchResult,
    getCategory: ({ params }) => (params.categoryId === drillCategory.categoryId ? categoryPage : groupPage),
    getArticle: ({ params }) => ({ ...article, articleId: params.articleId }),
  },
});
