import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { german, patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('searching articles', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const search = (query: object, caller: Parameters<TestInstance['callAs']>[0] = 'visitor') =>
    instance.callAs(caller, 'searchArticles', { query: { ...swiss, ...query } });

  it('finds by text and shows rows in the language asked for', async () => {
    const found = await search({ q: 'spiralbohrer 6,8' });
    expect(found.totalItems).toBe(1);
    expect(found.articles[0]).toMatchObject({
      articleId: 'drill-68',
      articleText: 'Spiralbohrer DIN 338 6,8 mm',
      groupDescription: 'Spiralbohrer DIN 338',
      properties: { d1: '6,8', coating: 'blank', angle: '118' },
      dispatchLocation: { id: 11, city: 'Brugg', country: 'CH' },
      stockLevel: 40,
      availabilityInDays: 0,
      notAvailableReason: null,
    });
    const english = await search({ q: 'twist drill 6.8', lng: 'en' });
    expect(english.articles[0]?.properties).toEqual({ d1: '6.8', coating: 'bright', angle: '118' });
    expect(english.categories).toEqual([
      {
        categoryId: 'drills',
        categoryDescription: 'Twist drills DIN 338',
        kind: 'group',
        imageUrl: '/media/drills.svg',
        articleCount: 1,
      },
    ]);
  });

  it('prices rows for visitors by the group for unassigned customers, for a company by its own', async () => {
    // 10.58 EUR × 1.04 × 0.9417 = 10.36 CHF, surcharge 0.36, discount 2 % or 5 %
    expect((await search({ q: 'drill-68' })).articles[0]?.displayPrice).toEqual({
      amount: 1051,
      currency: 'CHF',
    });
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    expect((await search({ q: 'drill-68' }, buyer)).articles[0]?.price).toBe(1020);
  });

  it('has no price without an exchange rate today', async () => {
    await instance
      .em()
      .execute(`update article set list_price_currency = 'CHF' where article_id = 'drill-10'`);
    const found = await search({ ...german, q: 'drill-10' });
    await instance
      .em()
      .execute(`update article set list_price_currency = 'EUR' where article_id = 'drill-10'`);
    expect(found.articles[0]).toMatchObject({ price: null, notAvailableReason: 'NotAvailableForOrder' });
  });

  it('serves Liechtenstein from Switzerland, at the same price', async () => {
    const [swissRow, liRow] = await Promise.all([
      search({ q: 'drill-68' }),
      search({ q: 'drill-68', country: 'LI' }),
    ]);
    expect(liRow.articles).toEqual(swissRow.articles);
  });

  it('answers pages that are all different, with counts', async () => {
    const [first, second] = await Promise.all([
      search({ q: 'spiralbohrer' }),
      search({ q: 'spiralbohrer', page: 2 }),
    ]);
    expect([first.totalItems, first.pages, first.pageSize, first.articles.length]).toEqual([60, 2, 50, 50]);
    expect(second.articles.map(({ articleId }) => articleId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `drill-${60 + index}`),
    );
  });

  it('shows the last page where a later one was asked for', async () => {
    const found = await search({ q: 'spiralbohrer', page: 99 });
    expect([found.page, found.articles.length]).toEqual([2, 10]);
  });

  it('offers filters whose counts ignore their own choice', async () => {
    const found = await search({ q: 'spiralbohrer', filters: 'coating:TiN;d1:6~' });
    expect(found.totalItems).toBe(5);
    expect(found.applicableFilters.map(({ key }) => key)).toEqual(['producer', 'd1', 'coating']);
    expect(found.applicableFilters.find(({ key }) => key === 'coating')?.values).toEqual([
      { value: 'bright', label: 'blank', count: 5, selected: false },
      { value: 'TiN', label: 'TiN', count: 5, selected: true },
    ]);
    expect(found.applicableFilters.find(({ key }) => key === 'd1')?.range).toMatchObject({
      min: 1.1,
      max: 6.9,
      chosenMin: 6,
      chosenMax: null,
    });
  });

  it('still shows a choice without hits, so that it can be removed', async () => {
    const found = await search({ q: 'spiralbohrer', filters: 'coating:TiAlN' });
    expect(found.totalItems).toBe(0);
    expect(found.applicableFilters.find(({ key }) => key === 'coating')?.values[0]).toMatchObject({
      count: 30,
    });
  });

  it('understands the name of a value in either language, as in old addresses', async () => {
    for (const [lng, name] of [
      ['de', 'blank'],
      ['en', 'blank'],
      ['de', 'bright'],
    ] as const) {
      const found = await search({ lng, q: 'spiralbohrer', filters: `coating:${name}|TiAlN` });
      expect([found.totalItems, found.applicableFilters.at(-1)?.values]).toEqual([
        30,
        expect.arrayContaining([expect.objectContaining({ value: 'bright', selected: true })]),
      ]);
    }
  });

  it('explains each hit to a platform admin, and refuses it to all others', async () => {
    const explained = { q: 'spiralbohrer 6,8', explain: 'true' };
    const admin = await testUser({ roles: ['platform-admin'] });
    const { articles, explanations = [] } = await search(explained, admin);
    expect(explanations.map(({ articleId }) => articleId)).toEqual(
      articles.map(({ articleId }) => articleId),
    );
    expect(explanations[0]).toMatchObject({
      articleId: 'drill-68',
      parts: [
        { typed: 'spiralbohrer', as: 'itself', places: expect.arrayContaining(['nameOrNumber']) },
        { typed: '6,8', as: 'itself', places: expect.arrayContaining(['namingSize']) },
      ],
    });
    expect(explanations[0]?.rank.map(({ criterion }) => criterion)).toEqual([
      'kindOfTool',
      'size',
      'words',
      'wholeName',
      'available',
    ]);
    expect((await search({ q: 'drill-68' }, admin)).explanations).toBeUndefined();
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    for (const caller of ['visitor', buyer] as const)
      await expect(search(explained, caller)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('ignores filters that do not parse', async () => {
    expect((await search({ q: 'spiralbohrer', filters: '%%%;;x' })).totalItems).toBe(60);
  });

  it('sorts by a column and by price', async () => {
    const first = async (sort: string) => (await search({ q: 'spiralbohrer', sort })).articles[0]?.articleId;
    expect(await first('-d1')).toBe('drill-69');
    expect(await first('d1')).toBe('drill-10');
    expect(await first('-price')).toBe('drill-69');
  });

  it('sorts by the stock for the delivery country', async () => {
    const level = (articleId: string, pieces: number) =>
      instance.em().execute('update stock set level = ? where article_id = ?', [pieces, articleId]);
    await level('drill-30', 90);
    await level('drill-31', 0);
    const first = async (sort: string) => (await search({ q: 'spiralbohrer', sort })).articles[0]?.articleId;
    expect([await first('stock'), await first('-stock')]).toEqual(['drill-30', 'drill-31']);
    await level('drill-30', 40);
    await level('drill-31', 40);
  });

  it('narrows to a category and names it', async () => {
    const found = await search({ category: 'drilling' });
    expect(found.totalItems).toBe(60);
    expect(found.category).toMatchObject({
      categoryId: 'drilling',
      categoryDescription: 'Bohren',
      kind: 'category',
    });
    expect(found.columns.map(({ label }) => label)).toEqual(['Durchmesser', 'Beschichtung']);
  });

  it('shows only the columns that all rows have', async () => {
    expect((await search({ filters: 'producer:1|2', page: 2 })).columns).toEqual([]);
  });

  it('refuses a category that does not exist, in the language asked for', async () => {
    await expect(search({ category: 'nothing' })).rejects.toMatchObject({
      status: 404,
      body: { code: 'CATEGORY_NOT_FOUND', message: 'Diese Kategorie gibt es nicht (mehr).' },
    });
    const english = instance.callAs(
      'visitor',
      'searchArticles',
      { query: { ...swiss, category: 'nothing' } },
      { language: 'en' },
    );
    await expect(english).rejects.toMatchObject({
      body: { message: 'This catalogue category was not found.' },
    });
  });

  it.each([
    ['what is no currency', { currency: 'euro' }, 'MALFORMED_REQUEST'],
    ['what is no country', { country: 'France' }, 'MALFORMED_REQUEST'],
    ['a page below one', { page: 0 }, 'NUMBER_TOO_SMALL'],
    ['a sort key that is none', { sort: 'd1; drop' }, 'MALFORMED_REQUEST'],
  ])('refuses %s', async (_what, query, code) => {
    await expect(search(query)).rejects.toMatchObject({ status: 400, code });
  });

  it('costs the same few statements for one row and for fifty', async () => {
    // Stems and groups are cached by now, and neither answer is.
    for (const q of ['drill-68', 'spiralbohrer']) await search({ q });
    const one = await countStatements(() => search({ q: 'drill-68', sort: 'angle' }));
    const fifty = await countStatements(() => search({ q: 'spiralbohrer', sort: 'angle' }));
    expect(fifty).toBe(one);
    expect(fifty).toBeLessThanOrEqual(5);
  });
});
