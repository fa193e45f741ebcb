import { addressOf } from '@werkbank/contracts/routes';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { ApiClient } from '@werkbank/contracts/client';
import { pageSizes } from '@werkbank/contracts/limits';
import type { Asked, Request } from './run-k6.ts';

const audience = { lng: 'de', country: 'CH', currency: 'CHF' } as const;

/** Realistic searches: words and numbers, broad and narrow, one with a typo. */
const typed = [
  'spiralbohrer 6,8',
  'schaftfräser',
  'gewindebohrer m8',
  'hss bohrer',
  'reibahle',
  'spiralborer',
];

/**
 * Requests of each kind, by its name in the report. The first token belongs to the customer who views pages; each person has a
 * separate basket.
 */
export async function chooseRequests(
  address: string,
  api: ApiClient,
  tokens: readonly string[],
): Promise<Record<string, Asked>> {
  const get = (path: string): Request => ({ method: 'GET', url: address + path });
  const search = (q: string, page = 1) =>
    get(addressOf('searchArticles', { query: { ...audience, q, page } }));
  const groups = (await largestGroups(api, 6)).map((categoryId) =>
    get(addressOf('getCategory', { params: { categoryId }, query: audience })),
  );
  const groupTables = await manyGroupTables(api, 2000);
  const searches = typed.map((q) => search(q));
  // Sizes in steps of a tenth, so that searches rarely repeat.
  const sizes = Array.from({ length: 2000 }, (_, step) =>
    search(`${typed[step % typed.length]?.split(' ')[0]} ${(1 + step / 10).toFixed(1).replace('.', ',')}`),
  );
  const articleIds = await manyArticles(api, 2000);
  const articles = articleIds.map((articleId) =>
    get(addressOf('getArticle', { params: { articleId }, query: { ...audience, quantity: 1 } })),
  );
  const basket = await basketOf(api, articleIds.slice(0, 10));
  const visitor = { headers: browser, status: 200 };
  const people = tokens.map((token) => ({ authorization: `Bearer ${token}` }));
  const customer = { headers: { ...browser, ...people[0] }, status: 200 };
  const ofPeople = {
    headers: { ...browser, 'content-type': 'application/json' },
    status: 200,
    people: people.length,
  };
  const byEach = (requests: readonly Request[]): Request[] =>
    requests.flatMap((request) => people.map((headers) => ({ ...request, headers })));
  return {
    'an empty call': {
      ...visitor,
      status: 404,
      requests: [
        get(addressOf('getArticle', { params: { articleId: 'none' }, query: { ...audience, quantity: 1 } })),
      ],
    },
    'group page': { ...visitor, requests: groups },
    'group page, customer': { ...customer, requests: groups },
    'group page, never shared': { ...visitor, requests: groupTables.map((table) => get(table)) },
    search: { ...visitor, requests: searches },
    'search, customer': { ...customer, requests: searches },
    'search, never shared': { ...visitor, requests: sizes },
    'article page': { ...visitor, requests: articles.slice(0, 6) },
    'article page, customer': { ...customer, requests: articles.slice(0, 6) },
    'article page, never shared': { ...visitor, requests: articles },
    'basket of 10, customer': {
      ...ofPeople,
      requests: byEach([
        {
          method: 'POST',
          url: address + addressOf('refreshBasket', {}),
          body: JSON.stringify({ basket, language: 'de', country: 'CH', currency: 'CHF' }),
        },
      ]),
    },
    'kept basket, customer': { ...ofPeople, requests: byEach([get(addressOf('getOwnBasket', {}))]) },
    'quantity changed, customer': {
      ...ofPeople,
      requests: byEach(
        linesOf(basket).map((line, at) => ({
          method: 'PUT',
          url: address + addressOf('changeOwnBasket', {}),
          body: JSON.stringify({ changes: [{ ...line, quantity: at + 1 }] }),
        })),
      ),
    },
  };
}

const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'de' };

/** A basket with three pieces of each article from its dispatch location. */
async function basketOf(api: ApiClient, articleIds: readonly string[]) {
  const articles = await Promise.all(
    articleIds.map((articleId) => api('getArticle', { params: { articleId }, query: audience })),
  );
  return articles.flatMap(({ articleId, producerId, dispatchLocation }) =>
    dispatchLocation
      ? [
          {
            producerId,
            dispatchLocationItems: [
              { dispatchLocation: { id: dispatchLocation.id }, items: [{ articleId, quantity: 3 }] },
            ],
          },
        ]
      : [],
  );
}

/** Lines in the format of the stored basket. */
export const linesOf = (basket: Awaited<ReturnType<typeof basketOf>>) =>
  basket.flatMap(({ producerId, dispatchLocationItems }) =>
    dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
      items.map(({ articleId }) => ({ articleId, producerId, dispatchLocationId: dispatchLocation.id })),
    ),
  );

/** Tables of groups with all pages and three sort orders, up to a maximum. */
async function manyGroupTables(api: ApiClient, most: number): Promise<string[]> {
  const groups = await groupsBelow(api, await api('listTopLevelCategories', { query: audience }));
  const tables = ['', 'price', '-price'].flatMap((sort) =>
    groups.flatMap(({ categoryId, articleCount }) =>
      Array.from({ length: Math.ceil(articleCount / pageSizes.articles) }, (_, page) =>
        addressOf('getCategory', { params: { categoryId }, query: { ...audience, sort, page: page + 1 } }),
      ),
    ),
  );
  return tables.slice(0, most);
}

type Below = CallAnswer<'getCategory'>['subcategories'];

/** Sequential, because services limit concurrent calls. */
async function groupsBelow(api: ApiClient, cards: Below): Promise<Below> {
  const groups: Below = [];
  for (const card of cards) {
    const { subcategories } = await api('getCategory', {
      params: { categoryId: card.categoryId },
      query: audience,
    });
    if (subcategories.length === 0) groups.push(card);
    else groups.push(...(await groupsBelow(api, subcategories)));
  }
  return groups;
}

/** The largest group of each top-level category. */
async function largestGroups(api: ApiClient, count: number): Promise<string[]> {
  const top = await api('listTopLevelCategories', { query: audience });
  return Promise.all(top.slice(0, count).map(({ categoryId }) => largestGroup(api, categoryId)));
}

async function largestGroup(api: ApiClient, categoryId: string): Promise<string> {
  const category = await api('getCategory', { params: { categoryId }, query: audience });
  const [largest] = category.subcategories.toSorted((a, b) => b.articleCount - a.articleCount);
  return category.kind === 'group' || largest === undefined
    ? categoryId
    : largestGroup(api, largest.categoryId);
}

/** Articles of the whole catalogue, up to a maximum. */
async function manyArticles(api: ApiClient, most: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const q of ['bohrer', 'fräser', 'schraubendreher', 'schlüssel', 'reibahle', 'senker', 'zange', '']) {
    for (let page = 1; page <= 10 && ids.size < most; page++) {
      const found = await api('searchArticles', { query: { ...audience, q, page } });
      for (const { articleId } of found.articles) ids.add(articleId);
      if (page >= found.pages) break;
    }
  }
  return [...ids];
}

/** Addresses of four pages that every visitor may see. */
export async function publicPages(api: ApiClient): Promise<Record<string, string>> {
  const [group] = await largestGroups(api, 1);
  const { articles } = await api('searchArticles', { query: { ...audience, q: 'spiralbohrer' } });
  return {
    home: '/',
    search: '/search?q=spiralbohrer',
    'group page': `/category/${encodeURIComponent(group ?? '')}`,
    'article page': `/article/${encodeURIComponent(articles[0]?.articleId ?? '')}`,
  };
}
