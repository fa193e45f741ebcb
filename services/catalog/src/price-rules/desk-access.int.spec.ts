import { deskExamples } from '@werkbank/contracts/fixtures';
import { type RouteName, routes } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, buyerOf, nordlicht, nothing, producerOf, refusalOf } from '../testing/desk.js';

/** What the company's own people are answered, about ids that nothing has; others as the first columns say. */
const own: Record<keyof typeof deskExamples, number> = {
  listDiscountGroups: 200,
  createDiscountGroup: 201,
  getDiscountGroup: 404,
  updateDiscountGroup: 404,
  deleteDiscountGroup: 404,
  copyDiscountGroup: 404,
  createDiscount: 404,
  saveDiscounts: 404,
  updateDiscount: 404,
  deleteDiscount: 404,
  listDiscountAssignments: 200,
  createDiscountAssignment: 404,
  updateDiscountAssignment: 404,
  deleteDiscountAssignment: 404,
  listAssignableCustomers: 200,
  listMaterialGroups: 200,
  listArticleGroups: 200,
  createArticleGroup: 201,
  getArticleGroup: 404,
  updateArticleGroup: 404,
  assignMaterialGroups: 404,
  deleteArticleGroup: 404,
  listCountryPriceFactors: 200,
  createCountryPriceFactor: 409,
  updateCountryPriceFactor: 404,
  deleteCountryPriceFactor: 404,
  listSurcharges: 200,
  createSurcharge: 409,
  updateSurcharge: 404,
  deleteSurcharge: 404,
};

describe('who may call the desk', () => {
  let instance: TestInstance;
  let callers: Record<string, TestUser | 'visitor'>;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    callers = {
      visitor: 'visitor',
      loner: await testUser({}),
      buyer: await buyerOf(900),
      platformAdmin: await testUser({ roles: ['platform-admin'] }),
      otherProducer: await producerOf(nordlicht),
      producer: await producerOf(alpspitz),
    };
  }, patience);
  afterAll(() => instance.stop(), patience);

  it.each(Object.entries(own) as [keyof typeof own, number][])('%s', async (name, expected) => {
    const { params, body } = deskExamples[name].request as { params: object; body?: object };
    const ids = Object.fromEntries(
      Object.keys(params).map((key) => [key, key === 'producerCompanyId' ? alpspitz : nothing]),
    );
    const said: Record<string, [number, string | undefined]> = {};
    for (const [who, caller] of Object.entries(callers)) {
      const call = instance.callAs(caller, name as RouteName, { params: ids, body } as never);
      const refusal = await refusalOf(call);
      said[who] = [refusal?.status ?? routes[name].status ?? 200, refusal?.code];
    }
    expect(said).toEqual({
      visitor: [401, 'AUTHENTICATION_REQUIRED'],
      loner: [403, 'FORBIDDEN'],
      buyer: [403, 'FORBIDDEN'],
      platformAdmin: [403, 'FORBIDDEN'],
      otherProducer: [404, 'COMPANY_NOT_FOUND'],
      producer: [expected, expected < 400 ? undefined : expect.any(String)],
    });
  });
});
