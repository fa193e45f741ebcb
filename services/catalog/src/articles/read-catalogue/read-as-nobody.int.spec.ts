import type { CallRequest } from '@werkbank/contracts/calls';
import { createClient } from '@werkbank/contracts/client';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { buyerOf } from '../../testing/desk.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startCatalogInstance();
}, patience);
afterAll(() => instance?.stop(), patience);

/** Tables of catalogue pages that all readers share, unlike the discount groups of a customer. */
const readForAll = [
  'article',
  'article_table',
  'category',
  'country_price_factor',
  'dispatch_location',
  'offer',
  'producer',
  'search_article',
  'search_group',
  'search_standard',
  'search_value',
  'search_word',
  'stock',
  'surcharge',
];

it(
  'reads shared data without the identity of the first reader',
  async () => {
    const buyer = await buyerOf(900);
    const before = await pages(instance.url, buyer);
    for (const table of readForAll) {
      const forNobody = `using (current_setting('werkbank.reader', true) = 'caller//')`;
      await instance.ownerEm().execute(`alter table ${table} enable row level security`);
      await instance.ownerEm().execute(`alter table ${table} force row level security`);
      await instance.ownerEm().execute(`create policy opened on ${table} using (true)`);
      await instance.ownerEm().execute(`create policy for_nobody on ${table} as restrictive ${forNobody}`);
    }
    const replica = await instance.startReplica();
    expect(await pages(await replica.getUrl(), buyer)).toEqual(before);
  },
  patience,
);

async function pages(baseUrl: string, buyer: TestUser) {
  const call = createClient({ baseUrl, language: () => 'de', accessToken: () => buyer.accessToken() });
  const search: CallRequest<'searchArticles'> = { query: { ...swiss, q: 'spiralbohrer' } };
  return {
    article: await call('getArticle', {
      params: { articleId: 'drill-68' },
      query: { ...swiss, quantity: 1 },
    }),
    group: await call('getCategory', { params: { categoryId: 'drills' }, query: swiss }),
    search: await call('searchArticles', search),
  };
}
