import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, type Desk, deskOf, nordlicht, producerOf, refusalOf } from '../../testing/desk.js';
import { handmadeExamples } from './handmade-examples.js';

describe('the explanation of a price', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const query = { articleId: 'drill-68', country: 'CH', currency: 'CHF', quantity: 12 } as const;
  const explained = (more: object = {}) => desk('explainPrice', { query: { ...query, ...more } });

  it.each(handmadeExamples)('matches the calculation by hand: $what', async ({ group, line, expected }) => {
    const { discounts, ...data } = group;
    const made = await desk('createDiscountGroup', { body: data });
    const params = { discountGroupId: made.id };
    if (discounts.length > 0) await desk('saveDiscounts', { params, body: { discounts } });
    const [assignment] = await desk('listDiscountAssignments', {});
    await desk('updateDiscountAssignment', {
      params: { assignmentId: assignment?.id ?? 0 },
      body: { discountGroupId: made.id },
    });
    const { steps, price } = await explained({ customerCompanyId: 900, ...line });
    expect(steps.map(({ step, exact, result }) => [step, exact, result])).toEqual(expected);
    const article = await instance.callAs(
      await testUser({ companyId: 900, companyType: 'Customer' }),
      'getArticle',
      {
        params: { articleId: query.articleId },
        query: { lng: 'de', country: 'CH', currency: 'CHF', ...line },
      },
    );
    const { platformMargin: _, ...shown } = price ?? {};
    expect(article.quantityPrice).toEqual(shown);
  });

  it('names each rule of the calculation, in three statements at most', async () => {
    let answer: Awaited<ReturnType<typeof explained>> | undefined;
    const statements = await countStatements(async () => {
      answer = await explained();
    });
    expect(statements).toBeLessThanOrEqual(3);
    const rules = answer?.steps.flatMap((step) =>
      step.rules.map((rule) => [step.step, rule.kind, rule.name, rule.value]),
    );
    expect(rules).toEqual([
      ['unitPrice', 'CountryPriceFactor', 'CH', '1.04'],
      ['unitPrice', 'ExchangeRate', 'EUR → CHF', '0.9417'],
      ['surcharge', 'Surcharge', 'HSS', '3.5'],
      ['discount', 'DiscountGroup', 'Unassigned customers', '2'],
      ['tax', 'TaxRate', 'CH', '8.1'],
    ]);
  });

  it('uses the rules of the requested day', async () => {
    await desk('createSurcharge', { body: { materialGroupId: 3, value: 20, validFrom: '2027-01-01' } });
    const surchargeOn = async (day: string) => {
      const step = (await explained({ day })).steps.find((one) => one.step === 'surcharge');
      return step?.rules.map(({ value, validFrom }) => [value, validFrom]);
    };
    expect(await surchargeOn('2026-12-31')).toEqual([['3.5', null]]);
    expect(await surchargeOn('2027-01-01')).toEqual([['20', '2027-01-01']]);
  });

  it('covers every producer for platform admins, and only their own company for others', async () => {
    const admin = await testUser({ roles: ['platform-admin'] });
    const params = { producerCompanyId: nordlicht };
    const ofKey = { params, query: { ...query, articleId: 'key-3', country: 'DE', currency: 'EUR' } };
    const { steps } = await instance.callAs(admin, 'explainPrice', ofKey);
    expect(
      steps.find(({ step }) => step === 'discount')?.rules.map(({ kind, name }) => [kind, name]),
    ).toEqual([
      ['DiscountGroup', 'Unassigned customers'],
      ['ArticleGroup', 'Alles'],
      ['Discount', 'Alles'],
    ]);
    expect(await refusalOf(explained({ articleId: 'key-3' }))).toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
    const foreign = { ...ofKey, params: { producerCompanyId: alpspitz } };
    expect(
      await refusalOf(instance.callAs(await producerOf(nordlicht), 'explainPrice', foreign)),
    ).toMatchObject({
      status: 404,
      code: 'COMPANY_NOT_FOUND',
    });
  });

  it.each([
    [{ country: 'US' }, 409, 'DELIVERY_COUNTRY_NOT_SERVED'],
    [{ currency: 'USD' }, 409, 'CURRENCY_NOT_OFFERED'],
    [{ day: '2026-02-30' }, 400, 'NOT_A_DATE'],
    [{ quantity: 10_000 }, 400, 'NUMBER_TOO_LARGE'],
  ])('is refused with %o: %i %s', async (wrong, status, code) => {
    expect(await refusalOf(explained(wrong))).toMatchObject({ status, code });
  });
});
