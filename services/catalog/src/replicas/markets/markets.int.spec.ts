import type { EventPayload } from '@werkbank/contracts/events';
import type { Ask } from '@werkbank/contracts/queries';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

const initial = { countries: ['DE', 'CH', 'LI', 'AT'], currencies: ['EUR', 'CHF'] };
const polish = { lng: 'de', country: 'PL', currency: 'PLN' } as const;

describe('the offer of the configuration', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    await instance.courier.publish('admin.exchange-rates-changed.v1', {
      rates: ['CHF', 'PLN'].map((targetCurrency) => ({
        validFrom: '2020-01-01',
        validTo: '9999-12-31',
        ratio: targetCurrency === 'PLN' ? '4.25' : '0.9417',
        sourceCurrency: 'EUR',
        targetCurrency,
        exchangeRateType: 'Internal' as const,
      })),
    });
    await instance.settled();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const tell = async (offer: Partial<EventPayload<'admin.configuration-changed.v1'>>) => {
    await instance.courier.publish('admin.configuration-changed.v1', { customsFreeAreas: [], ...offer });
    await instance.settled();
  };
  beforeEach(() => tell(initial));

  const article = (query: object) =>
    instance.callAs('visitor', 'getArticle', {
      params: { articleId: 'drill-68' },
      query: { ...swiss, ...query },
    });
  const search = (query: object) =>
    instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: 'drill-68', ...query } });
  const quote = (country: string, currency: string) => {
    const items: Ask<'catalog.quote-prices'>['items'] = [{ articleId: 'drill-68', quantity: 1 }];
    const ask = { language: 'de', country, currency, customerCompanyId: null, items } as const;
    return instance.app.get(Queries).ask('catalog.quote-prices', ask);
  };
  const noCountry = { status: 409, code: 'DELIVERY_COUNTRY_NOT_SERVED', body: { field: 'country' } };
  const noCurrency = { status: 409, code: 'CURRENCY_NOT_OFFERED', body: { field: 'currency' } };

  it('limits the countries and currencies of prices', async () => {
    await expect(article({ country: 'PL' })).rejects.toMatchObject(noCountry);
    await expect(article({ currency: 'PLN' })).rejects.toMatchObject(noCurrency);
    await expect(search({ country: 'PL' })).rejects.toMatchObject(noCountry);
    await expect(search({ currency: 'PLN', sort: 'price' })).rejects.toMatchObject(noCurrency);
    const group = { params: { categoryId: 'drills' }, query: polish };
    await expect(instance.callAs('visitor', 'getCategory', group)).rejects.toMatchObject(noCountry);
    expect(await quote('PL', 'EUR')).toMatchObject({ code: noCountry.code, params: { country: 'PL' } });
    expect(await quote('DE', 'PLN')).toMatchObject({ code: noCurrency.code, params: { currency: 'PLN' } });
  });

  it('grows with a new country and currency, with its rates and taxes', async () => {
    await tell({ countries: [...initial.countries, 'PL'], currencies: [...initial.currencies, 'PLN'] });
    // 10.58 EUR × 4.25
    const price = { listPrice: 4497, taxRate: 23, currency: 'PLN' };
    expect((await article(polish)).singlePrice).toMatchObject(price);
    expect((await search(polish)).articles[0]?.displayPrice?.currency).toBe('PLN');
    expect(await quote('PL', 'PLN')).toMatchObject({
      items: [{ price, notAvailableReason: null }],
      costTax: [{ rate: 23, reason: null }],
      exchangeRatios: { EUR: '4.25' },
    });
  });

  it('shrinks with a removed one', async () => {
    await tell({ ...initial, currencies: ['CHF'] });
    await expect(article({ currency: 'EUR' })).rejects.toMatchObject(noCurrency);
    expect((await article({})).singlePrice).toMatchObject({ currency: 'CHF' });
  });

  it('has no prices for a country without a tax rate, instead of untaxed ones', async () => {
    await tell({ ...initial, countries: [...initial.countries, 'US'] });
    expect(await article({ country: 'US' })).toMatchObject({
      singlePrice: null,
      notAvailableReason: 'NotAvailableForOrder',
    });
    expect(await quote('US', 'EUR')).toMatchObject({ items: [{ price: null }], costTax: [] });
  });

  it('stays the same after an event of an older version without it', async () => {
    await tell({ ...initial, countries: ['PL'] });
    await tell({});
    expect((await article({ country: 'PL' })).singlePrice?.taxRate).toBe(23);
  });

  // Last test of the file: after it, events without a version are outdated.
  it('keeps the newest state despite late events', async () => {
    await tell({ ...initial, countries: ['PL'], version: 7 });
    await tell({ ...initial, version: 6 });
    await tell(initial);
    expect((await article({ country: 'PL' })).singlePrice?.taxRate).toBe(23);
    await tell({ ...initial, version: 7 });
    await expect(article({ country: 'PL' })).rejects.toMatchObject(noCountry);
  });
});
