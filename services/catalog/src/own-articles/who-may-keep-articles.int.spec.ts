import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples } from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, buyerOf, nordlicht, producerOf, refusalOf } from '../testing/desk.js';

type Callers = Record<'visitor' | 'buyer' | 'other' | 'own' | 'platform', TestUser | 'visitor'>;

let instance: TestInstance;
let callers: Callers;
beforeAll(async () => {
  instance = await startCatalogInstance();
  callers = {
    visitor: 'visitor',
    buyer: await buyerOf(900),
    other: await producerOf(nordlicht),
    own: await producerOf(alpspitz),
    platform: await testUser({ roles: ['platform-admin'] }),
  };
}, patience);
afterAll(() => instance?.stop(), patience);

/** Status for visitor, buyer, another producer, the own producer and a platform admin. */
const expected: Partial<Record<RouteName, readonly number[]>> = {
  listOwnArticles: [401, 403, 404, 200, 200],
  editOwnArticles: [401, 403, 404, 200, 200],
  listOwnArticlePlaces: [401, 403, 404, 200, 200],
  createOwnArticle: [401, 403, 404, 200, 409],
  uploadOwnArticleMedium: [401, 403, 404, 400, 400],
  getOwnArticle: [401, 403, 404, 200, 200],
  changeOwnArticle: [401, 403, 404, 409, 409],
  listOwnArticleChanges: [401, 403, 404, 200, 200],
};

it('covers every call of own articles', () => {
  const named = routeNames.filter((name) => routes[name].path.startsWith('/api/own-articles'));
  expect(Object.keys(expected).sort()).toEqual([...named].sort());
});

it.each(Object.entries(expected) as [RouteName, readonly number[]][])(
  'answers %s as each caller may',
  async (name, statuses) => {
    const found: number[] = [];
    for (const caller of Object.values(callers)) {
      const answered = await refusalOf(instance.callAs(caller, name, requestOf(name), fileOf(name)));
      found.push(answered?.status ?? 200);
    }
    expect(found).toEqual(statuses);
  },
);

/** A request about the company and an article of the permitted caller. */
function requestOf<N extends RouteName>(name: N): CallRequest<N> {
  const request = callExamples[name].request as unknown as { params?: object; query?: object };
  return {
    ...request,
    ...(request.params && { params: { articleId: 'drill-68' } }),
    query: { ...request.query, companyId: alpspitz },
  } as unknown as CallRequest<N>;
}

const fileOf = (name: RouteName) =>
  name === 'uploadOwnArticleMedium' ? { file: new Uint8Array() } : undefined;
