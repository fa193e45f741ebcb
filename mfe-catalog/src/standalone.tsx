import {
  article,
  buyer,
  callExamples,
  categoryPage,
  drillCategory,
  groupPage,
  searchResult,
} from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

/** Every call without its own fixture answers with the contract's example. */
const examples: Fixtures = Object.fromEntries(
  Object.entries(callExamples).map(([name, { answer }]) => [name, answer]),
);
const producer = { ...buyer, companyId: 31, companyType: 'Producer' as const };

void runStandalone(manifest, start, {
  session: { user: producer, status: 'signedIn', sessionId: 'standalone' },
  preferences: { country: 'CH', currency: 'CHF' },
  fixtures: {
    ...examples,
    listTopLevelCategories: [drillCategory],
    searchArticles: searchResult,
    getCategory: ({ params }) => (params.categoryId === drillCategory.categoryId ? categoryPage : groupPage),
    getArticle: ({ params }) => ({ ...article, articleId: params.articleId }),
  },
});
