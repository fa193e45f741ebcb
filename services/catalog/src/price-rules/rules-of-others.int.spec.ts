import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { buyerOf, type Desk, deskOf, nordlicht, refusalOf } from '../testing/desk.js';

const since = '2020-01-01';
const [hss, handTools] = [3, 4];
/** Customers of both companies. */
const [known, newcomer] = [900, 901];
const byArticleGroup = {
  name: 'Same',
  discountType: 'PercentageMaterialGroup',
  materialGroupType: 'ArticleGroup',
} as const;

/** Creates one rule of each kind. */
async function rulesOf(desk: Desk) {
  const articleGroup = await desk('createArticleGroup', { body: { name: 'Same' } });
  const params = { articleGroupId: articleGroup.id };
  await desk('assignMaterialGroups', { params, body: { materialGroups: [handTools] } });
  const group = await desk('createDiscountGroup', { body: byArticleGroup });
  await desk('createDiscount', {
    params: { discountGroupId: group.id },
    body: { materialOrArticleGroupId: articleGroup.id, discountValue: 50 },
  });
  const assignment = await desk('createDiscountAssignment', {
    body: { customerCompanyId: newcomer, discountGroupId: group.id, validFrom: since },
  });
  const factor = await desk('createCountryPriceFactor', {
    body: { targetCountry: 'DE', factor: 3, validFrom: since },
  });
  const surcharge = await desk('createSurcharge', {
    body: { materialGroupId: handTools, value: 70, validFrom: since },
  });
  return {
    articleGroupId: articleGroup.id,
    discountGroupId: group.id,
    assignmentId: assignment.id,
    factorId: factor.id,
    surchargeId: surcharge.id,
  };
}

const lists = [
  'listDiscountGroups',
  'listDiscountAssignments',
  'listAssignableCustomers',
  'listArticleGroups',
  'listMaterialGroups',
  'listCountryPriceFactors',
  'listSurcharges',
] as const;
async function listedBy(desk: Desk): Promise<object> {
  const listed: Record<string, unknown> = {};
  for (const name of lists) listed[name] = await desk(name, {});
  return listed;
}

describe('rules of another company', () => {
  let instance: TestInstance;
  let desk: Desk;
  let theirs: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
    theirs = await deskOf(instance, nordlicht);
    await instance
      .em()
      .execute(`insert into customer (id, kind, name) values (?, 'Customer', 'Neu')`, [newcomer]);
  }, patience);
  afterAll(() => instance.stop(), patience);

  let rules: Awaited<ReturnType<typeof rulesOf>>;
  let own: Awaited<ReturnType<typeof rulesOf>>;

  it('appear in no list and change no price', async () => {
    const key = { articleId: 'key-3', country: 'DE', currency: 'EUR', quantity: 1 } as const;
    const drill = { articleId: 'drill-68', country: 'CH', currency: 'CHF', quantity: 12 } as const;
    const customer = await buyerOf(known);
    const { articleId, ...query } = drill;
    const shop = { params: { articleId }, query: { ...query, lng: 'de' } } as const;
    const seen = async () => ({
      inTheShop: await instance.callAs(customer, 'getArticle', shop),
      lists: await listedBy(theirs),
      ofOtherCompany: await theirs('explainPrice', { query: { ...key, customerCompanyId: newcomer } }),
      ofOtherCustomer: await desk('explainPrice', { query: { ...drill, customerCompanyId: known } }),
    });
    const before = await seen();
    const parents = await desk('listMaterialGroups', {});
    expect(parents.map(({ id, articleGroupId }) => [id, articleGroupId])).toEqual([
      [handTools, null],
      [hss, null],
    ]);
    rules = await rulesOf(desk);
    expect(await seen()).toEqual(before);
  });

  it('block no name, customer or day', async () => {
    const alles = (await theirs('listArticleGroups', {})).map(({ id }) => id);
    const emptied = { params: { articleGroupId: alles[0] ?? 0 }, body: { materialGroups: [hss] } };
    await theirs('assignMaterialGroups', emptied);
    own = await rulesOf(theirs);
    expect(own.discountGroupId).not.toBe(rules.discountGroupId);
  });

  it.each([
    ['updateDiscountAssignment', 'DISCOUNT_ASSIGNMENT_NOT_FOUND'],
    ['deleteDiscountAssignment', 'DISCOUNT_ASSIGNMENT_NOT_FOUND'],
    ['createDiscountAssignment', 'DISCOUNT_GROUP_NOT_FOUND'],
    ['updateCountryPriceFactor', 'COUNTRY_PRICE_FACTOR_NOT_FOUND'],
    ['deleteCountryPriceFactor', 'COUNTRY_PRICE_FACTOR_NOT_FOUND'],
    ['updateSurcharge', 'SURCHARGE_NOT_FOUND'],
    ['deleteSurcharge', 'SURCHARGE_NOT_FOUND'],
    ['getDiscountGroup', 'DISCOUNT_GROUP_NOT_FOUND'],
    ['updateDiscountGroup', 'DISCOUNT_GROUP_NOT_FOUND'],
    ['copyDiscountGroup', 'DISCOUNT_GROUP_NOT_FOUND'],
    ['deleteDiscountGroup', 'DISCOUNT_GROUP_NOT_FOUND'],
    ['createDiscount', 'DISCOUNT_DATA_INCONSISTENT'],
    ['getArticleGroup', 'ARTICLE_GROUP_NOT_FOUND'],
    ['updateArticleGroup', 'ARTICLE_GROUP_NOT_FOUND'],
    ['assignMaterialGroups', 'ARTICLE_GROUP_NOT_FOUND'],
    ['deleteArticleGroup', 'ARTICLE_GROUP_NOT_FOUND'],
  ] as const)('are not there for %s', async (name, code) => {
    const before = await listedBy(desk);
    const { discountGroupId } = own;
    const body = {
      updateDiscountAssignment: { discountGroupId },
      createDiscountAssignment: { customerCompanyId: known, discountGroupId: rules.discountGroupId },
      updateCountryPriceFactor: { factor: 9 },
      updateSurcharge: { value: 9 },
      updateDiscountGroup: { ...byArticleGroup, name: 'Taken' },
      copyDiscountGroup: { name: 'Copied' },
      createDiscount: { materialOrArticleGroupId: rules.articleGroupId, discountValue: 9 },
      updateArticleGroup: { name: 'Taken' },
      assignMaterialGroups: { materialGroups: [] },
    };
    // The path names the discount's group; the body names its subject.
    const params = name === 'createDiscount' ? { discountGroupId } : rules;
    const sent = name in body ? { body: Reflect.get(body, name) } : {};
    expect(await refusalOf(theirs(name, { params, ...sent } as never))).toMatchObject({ code });
    expect(await listedBy(desk)).toEqual(before);
  });
});
