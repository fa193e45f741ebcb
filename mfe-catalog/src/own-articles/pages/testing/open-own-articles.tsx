import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { openWorkingPage, producer } from '../../../testing/open-working-page';
import OwnArticlesPage from '../own-articles-page';

// The pages are loaded lazily; no test spends its time on that.
await Promise.all([
  import('../article-page'),
  import('../edit-page'),
  import('../history-page'),
  import('../list-page'),
  import('../new-article-page'),
]);

/** Opens an address of own articles. */
export const openOwnArticles = (at: string, fixtures: Fixtures = {}, user = producer) =>
  openWorkingPage(<OwnArticlesPage />, { at, path: '/own-articles/*', fixtures, user });
