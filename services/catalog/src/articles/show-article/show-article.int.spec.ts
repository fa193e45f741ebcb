import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { german, patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('showing an article', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const show = (
    articleId: string,
    query: object = {},
    caller: Parameters<TestInstance['callAs']>[0] = 'visitor',
  ) => instance.callAs(caller, 'getArticle', { params: { articleId }, query: { ...swiss, ...query } });

  it('shows everything about it', async () => {
    expect(await show('drill-68')).toMatchObject({
      articleText: 'Spiralbohrer DIN 338 6,8 mm',
      materialNumber: 'drill-68-no',
      producerName: 'Alpspitz',
      catalogCategoryPath: [{ categoryId: 'drilling' }, { categoryId: 'drills' }],
      otherProperties: [
        { name: 'Durchmesser', value: '6,8', unit: 'mm' },
        { name: 'Beschichtung', value: 'blank', unit: null },
        { name: 'Spitzenwinkel', value: '118', unit: '°' },
      ],
      partSpecifications: [{ name: 'Norm', value: 'DIN 338', unit: null }],
      partDescription: 'Für Stahl',
      detailsImageUrls: ['/media/drill.svg', '/media/drill-drawing.svg'],
      documentLinks: [
        {
          link: '/media/drill.pdf#page=1-3,5',
          fileName: 'drill.pdf',
          mediaType: 'application/pdf',
          bytes: 100,
        },
      ],
      inlinePdfUrl: '/media/drill.pdf#page=1-3,5',
      pdfUrlPages: '1-3,5',
      stockLevels: [{ id: 11, city: 'Brugg', country: 'CH', stockLevel: 40 }],
    });
  });

  it("breaks down the price of one and of the quantity asked for, by the customer's own terms", async () => {
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    const article = await show('drill-68', { quantity: 12 }, buyer);
    expect(article.singlePrice).toEqual({
      quantity: 1,
      listPrice: 1036,
      surcharge: 36,
      discount: 52,
      effectiveDiscount: 5,
      salesPrice: 1020,
      voc: 0,
      taxBase: 1020,
      taxRate: 8.1,
      tax: 83,
      currency: 'CHF',
    });
    expect(article.quantityPrice).toMatchObject({
      quantity: 12,
      effectiveDiscount: 12.5,
      discount: 1554,
      taxBase: 11_313,
    });
    expect(article.priceTiers).toEqual([
      { minQuantity: 1, unitPrice: 1020 },
      { minQuantity: 10, unitPrice: 943 },
    ]);
  });

  it('shows the same price as the search', async () => {
    const found = await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: 'drill-68' } });
    expect((await show('drill-68')).singlePrice?.taxBase).toBe(found.articles[0]?.price);
  });

  it("shows the platform's margin to platform admins only", async () => {
    const admin = await testUser({ roles: ['platform-admin'] });
    const companyAdmin = await testUser({
      roles: ['company-admin'],
      companyId: 900,
      companyType: 'Customer',
    });
    expect((await show('drill-68', {}, admin)).singlePrice?.platformMargin).toBe(89);
    expect((await show('drill-68', {}, companyAdmin)).singlePrice).not.toHaveProperty('platformMargin');
    expect((await show('drill-68')).quantityPrice).not.toHaveProperty('platformMargin');
  });

  it('takes prices and stock from the location that serves the country', async () => {
    const [here, there] = await Promise.all([show('key-3'), show('key-3', german)]);
    expect([here.dispatchLocation?.city, here.stockLevel, here.availabilityInDays]).toEqual(['Chur', 0, 6]);
    expect([there.dispatchLocation?.city, there.stockLevel, there.availabilityInDays]).toEqual([
      'Jena',
      5,
      0,
    ]);
    expect(there.singlePrice).toMatchObject({
      effectiveDiscount: 10,
      discount: 100,
      voc: 50,
      taxBase: 950,
      taxRate: 19,
    });
    expect(here.singlePrice).toMatchObject({ effectiveDiscount: 0, voc: 47, taxBase: 989, taxRate: 8.1 });
    expect(here.producerVideoLink).toBe('https://video.example/nordlicht');
  });

  it.each([
    ['key-4', 'that keeps no stock'],
    ['key-5', 'that is not for sale'],
  ])('shows %s, an article %s, without a price', async (articleId) => {
    expect(await show(articleId)).toMatchObject({
      notAvailableReason: 'NotAvailableForOrder',
      price: null,
      singlePrice: null,
      priceTiers: [],
    });
  });

  it('shows its neighbours in size as similar', async () => {
    const { similarItems } = await show('drill-30');
    expect(similarItems).toHaveLength(8);
    expect(
      similarItems
        .slice(0, 2)
        .map(({ articleId }) => articleId)
        .sort(),
    ).toEqual(['drill-29', 'drill-31']);
    expect(similarItems[0]?.price).not.toBeNull();
  });

  it('refuses an unknown article, and invalid quantities', async () => {
    await expect(show('nothing')).rejects.toMatchObject({ status: 404, code: 'ARTICLE_NOT_FOUND' });
    await expect(show('drill-68', { quantity: 0 })).rejects.toMatchObject({
      status: 400,
      code: 'NUMBER_TOO_SMALL',
    });
    await expect(show('drill-68', { quantity: 10_000 })).rejects.toMatchObject({
      status: 400,
      code: 'NUMBER_TOO_LARGE',
    });
  });

  it('refuses a token that does not hold instead of showing a visitor’s prices', async () => {
    const answer = await fetch(`${instance.url}/api/articles/drill-68?lng=de&country=CH&currency=CHF`, {
      headers: { authorization: 'Bearer not.a.token' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'AUTHENTICATION_REQUIRED' }]);
  });

  it('costs one statement once it is known', async () => {
    await show('drill-68');
    expect(await countStatements(() => show('drill-68'))).toBe(1);
  });
});
