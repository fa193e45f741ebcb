import { deskExamples } from '@werkbank/contracts/fixtures';
import { type RouteName, routes } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, buyerOf, nordlicht, nothing, producerOf, refusalOf } from '../testing/desk.js';

/** Statuses for the company's own users, with unknown ids. The price list is a file and has its own tests. */
const own: Record<Exclude<keyof typeof deskExamples, 'getPriceList'>, number> = {
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
  requestDiscount: 404,
  listOwnDiscountRequests: 200,
  listDiscountRequests: 200,
  getDiscountRequest: 404,
  answerDiscountRequest: 404,
  explainPrice: 404,
  simulatePrices: 404,
};

/** Calls for other callers too, with their statuses. */
const others: Partial<
  Record<keyof typeof own, [buyer: number, platformAdmin: number, otherProducer: number]>
> = {
  requestDiscount: [404, 403, 404],
  listOwnDiscountRequests: [200, 403, 200],
  explainPrice: [403, 404, 404],
};

describe('permissions for calls of the desk', () => {
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
    const { params, query, body } = deskExamples[name].request as Record<string, object | undefined>;
    const ids = Object.fromEntries(
      Object.keys(params ?? {}).map((key) => [key, key === 'producerCompanyId' ? alpspitz : nothing]),
    );
    const sent = { params: ids, ...(query && { query }), ...(body && { body }) };
    const said: Record<string, number> = {};
    for (const [who, caller] of Object.entries(callers)) {
      const refusal = await refusalOf(instance.callAs(caller, name as RouteName, sent as never));
      said[who] = refusal?.status ?? routes[name].status ?? 200;
      if (who === 'otherProducer' && !(name in others)) expect(refusal?.code).toBe('COMPANY_NOT_FOUND');
    }
    const [buyer, platformAdmin, otherProducer] = others[name] ?? [403, 403, 404];
    const statuses = { visitor: 401, loner: 403, buyer, platformAdmin, otherProducer, producer: expected };
    expect(said).toEqual(statuses);
  });
});
