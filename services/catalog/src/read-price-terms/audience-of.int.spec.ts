import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';

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
  beforeEach(() => configure({}));

  it('answers a visitor for what the configuration begins with', async () => {
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

  it('takes what is said before what is known, each for itself', async () => {
    const buyer = await company('CH');
    expect(await currencyFor(buyer, { currency: 'EUR' })).toBe('EUR');
    expect(await currencyFor(buyer, { country: 'DE' })).toBe('CHF');
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
