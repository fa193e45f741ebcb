import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';

describe("the spec's parameters are enough", () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    await instance.courier.publish('admin.exchange-rates-changed.v1', {
      rates: [
        {
          validFrom: '2020-01-01',
          validTo: '9999-12-31',
          ratio: '0.9417',
          sourceCurrency: 'EUR',
          targetCurrency: 'CHF',
          exchangeRateType: 'Internal' as const,
        },
      ],
    });
    await instance.settled();
  }, patience);
  afterAll(() => instance.stop(), patience);

  type TestCaller = Parameters<TestInstance['callAs']>[0];
  const searched = (caller: TestCaller, query: object = {}) =>
    instance.callAs(caller, 'searchArticles', { query: { lng: 'de', q: 'drill-68', ...query } });
  const currencyFor = async (caller: TestCaller, query: object = {}) =>
    (await searched(caller, query)).articles[0]?.displayPrice?.currency;
  const shownTo = async (caller: TestCaller) =>
    (await instance.callAs(caller, 'getArticle', { params: { articleId: 'drill-68' }, query: { lng: 'de' } }))
      .singlePrice;
  const swissPrice = { currency: 'CHF', taxRate: 8.1 };
  const germanPrice = { currency: 'EUR', taxRate: 19 };
  const configure = async (offer: object) => {
    await instance.courier.publish('admin.configuration-changed.v1', {
      customsFreeAreas: [],
      countries: ['DE', 'CH', 'LI', 'AT'],
      currencies: ['EUR', 'CHF'],
      defaultCountry: 'DE',
      defaultCurrency: 'EUR',
      ...offer,
    });
    await instance.settled();
  };
  const company = async (country: string) => {
    await instance.courier.publish('admin.company-changed.v1', {
      id: 900,
      kind: 'Customer',
      producerId: null,
      name: 'Kellermatt',
      customerType: 'Company',
      taxNumber: null,
      kanton: null,
      phone: null,
      primaryAddress: {
        id: 1,
        type: 'Primary',
        name: 'Kellermatt',
        street: 'Werkstrasse',
        house: '1',
        addressSupplement: null,
        zipCode: '5200',
        city: 'Ort',
        country,
      },
      addresses: [],
    });
    await instance.settled();
    return testUser({ companyId: 900, companyType: 'Customer' });
  };
  const chose = async ({ userId }: TestUser, chosen: { country: string | null; currency: string | null }) => {
    await instance.courier.publish('admin.user-preferences-changed.v1', { id: userId, ...chosen });
    await instance.settled();
  };
  beforeEach(() => configure({}));

  it("uses the configuration's defaults for a visitor", async () => {
    expect(await currencyFor('visitor')).toBe('EUR');
    await configure({ defaultCountry: 'CH', defaultCurrency: 'CHF' });
    expect(await currencyFor('visitor')).toBe('CHF');
    expect((await searched('visitor')).articles[0]?.dispatchLocation?.country).toBe('CH');
  });

  it("answers a company's user for the country of its bills and the currency that is usual there", async () => {
    const buyer = await company('LI');
    expect(await currencyFor(buyer)).toBe('CHF');
    expect((await searched(buyer)).articles[0]?.dispatchLocation?.country).toBe('CH');
    await company('DE');
    expect(await currencyFor(buyer)).toBe('EUR');
  });

  it('prefers the country and the currency of the call, each on its own', async () => {
    const buyer = await company('CH');
    expect(await currencyFor(buyer, { currency: 'EUR' })).toBe('EUR');
    expect(await currencyFor(buyer, { country: 'DE' })).toBe('CHF');
  });

  it("prefers the person's choice to the company's, each on its own", async () => {
    const buyer = await company('CH');
    expect(await shownTo(buyer)).toMatchObject(swissPrice);
    await chose(buyer, { country: 'DE', currency: null });
    expect(await shownTo(buyer)).toMatchObject({ currency: 'CHF', taxRate: 19 });
    await chose(buyer, { country: null, currency: 'EUR' });
    expect(await shownTo(buyer)).toMatchObject({ currency: 'EUR', taxRate: 8.1 });
    await chose(buyer, { country: 'DE', currency: 'EUR' });
    expect(await shownTo(buyer)).toMatchObject(germanPrice);
    expect(await currencyFor(buyer)).toBe('EUR');
    expect(await currencyFor(buyer, { currency: 'CHF' })).toBe('CHF');
    const { group } = await instance.callAs(buyer, 'getCategory', {
      params: { categoryId: 'drills' },
      query: { lng: 'de' },
    });
    expect(group?.articles[0]?.displayPrice?.currency).toBe('EUR');
  });

  it('uses the preferences of people without a company, until they are deleted', async () => {
    const admin = await testUser({ roles: ['platform-admin'] });
    await chose(admin, { country: null, currency: 'CHF' });
    expect(await currencyFor(admin)).toBe('CHF');
    await chose(admin, { country: null, currency: null });
    expect(await currencyFor(admin)).toBe('EUR');
  });

  it('skips preferences that are not offered at the moment', async () => {
    const buyer = await company('CH');
    await chose(buyer, { country: 'AT', currency: 'EUR' });
    await configure({ countries: ['DE', 'CH'], currencies: ['CHF'], defaultCurrency: 'CHF' });
    expect(await shownTo(buyer)).toMatchObject(swissPrice);
    await configure({});
    expect(await shownTo(buyer)).toMatchObject({ currency: 'EUR', taxRate: 20 });
  });

  it("reads the person's choice and the company in one statement", async () => {
    const buyer = await company('CH');
    const both = () => searched(buyer, { country: 'CH', currency: 'CHF' });
    await Promise.all([searched(buyer), both()]);
    expect(await countStatements(() => searched(buyer))).toBe((await countStatements(both)) + 1);
  });

  it('begins with the configuration where the company bills from a country that is not served', async () => {
    expect(await currencyFor(await company('US'))).toBe('EUR');
  });

  it('needs no country for the top of the tree, and none for a group or an article', async () => {
    const query = { lng: 'de' } as const;
    expect(await instance.callAs('visitor', 'listTopLevelCategories', { query })).toHaveLength(2);
    const group = await instance.callAs('visitor', 'getCategory', {
      params: { categoryId: 'drills' },
      query,
    });
    expect(group.group?.articles[0]?.displayPrice?.currency).toBe('EUR');
    const article = await instance.callAs('visitor', 'getArticle', {
      params: { articleId: 'drill-68' },
      query,
    });
    expect(article.singlePrice?.currency).toBe('EUR');
  });
});
