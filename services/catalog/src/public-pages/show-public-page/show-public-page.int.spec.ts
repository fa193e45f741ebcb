import type { PublicPage } from '@werkbank/contracts/entities';
import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('a public page of the catalogue', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const at = (address: string, audience: object = swiss): Promise<PublicPage> =>
    instance.callAs('visitor', 'getCatalogPage', { query: { lng: 'de', ...audience, address } });
  const visitor = 'visitor' as const;

  it("holds a visitor's answer for an article, with structured data for search engines", async () => {
    const page = await at('/article/drill-68');
    const request = { params: { articleId: 'drill-68' }, query: { ...swiss, quantity: 1 } };
    const answer = await instance.callAs(visitor, 'getArticle', request);
    expect(page).toMatchObject({
      title: answer.articleText,
      address: '/article/drill-68',
      listed: true,
      firstAnswers: [{ call: 'getArticle', request, answer }, { call: 'listTopLevelCategories' }],
    });
    expect(page.description).toContain(answer.materialNumber);
    expect(page.structuredData).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Product', offers: { priceCurrency: 'CHF' } },
    ]);
  });

  it("holds a group with its first rows, under the query of the browser's request", async () => {
    const article = await instance.callAs(visitor, 'getArticle', {
      params: { articleId: 'drill-68' },
      query: swiss,
    });
    const page = await at(`/category/${article.groupId}?utm=x`, { ...swiss, lng: 'en' });
    const request = {
      params: { categoryId: article.groupId },
      query: { ...swiss, lng: 'en' as const, q: '', page: 1, filters: '', sort: '' },
    };
    const answer = await instance.callAs(visitor, 'getCategory', request);
    expect(page.firstAnswers[0]).toEqual({ call: 'getCategory', request, answer });
    expect(page).toMatchObject({ language: 'en', title: answer.categoryDescription, listed: true });
    expect(await at(`/category/${article.groupId}?filters=d1:6~7`)).toMatchObject({
      listed: false,
      address: `/category/${article.groupId}`,
    });
  });

  it('holds search results, and is never listed', async () => {
    const page = await at('/search?q=spiralbohrer');
    expect(page).toMatchObject({ title: 'Suche: spiralbohrer', listed: false });
    expect(page.firstAnswers[0]).toMatchObject({
      call: 'searchArticles',
      request: { query: { q: 'spiralbohrer' } },
    });
    expect((await at('/search')).firstAnswers).toEqual([]);
  });

  it('holds the choice of a task, and its tools on a page that is never listed', async () => {
    expect(await at('/tools-for-task')).toMatchObject({
      title: 'Werkzeug nach Aufgabe',
      listed: true,
      firstAnswers: [{ call: 'listTopLevelCategories' }],
    });
    const page = await at('/tools-for-task?size=6%2C8&task=drill&material=P&utm=x');
    const request = { query: { ...swiss, task: 'drill', material: 'P', size: '6.8', page: 1 } } as const;
    const answer = await instance.callAs(visitor, 'listToolsForTask', request);
    expect(answer.totalItems).toBe(1);
    expect(page).toMatchObject({ listed: false, address: '/tools-for-task?task=drill&material=P&size=6.8' });
    expect(page.firstAnswers[0]).toEqual({ call: 'listToolsForTask', request, answer });
  });

  it('uses the configured country and currency without a choice', async () => {
    const page = await at('/', {});
    expect(page).toMatchObject({ country: 'DE', currency: 'EUR', language: 'de', address: '/' });
    expect(page.firstAnswers).toMatchObject([{ request: { query: { lng: 'de', country: 'DE' } } }]);
  });

  it.each([
    ['/article/nothing', 'ARTICLE_NOT_FOUND'],
    ['/category/nothing', 'CATEGORY_NOT_FOUND'],
    ['/article/%22%3E', 'NOT_FOUND'],
    ['/basket', 'NOT_FOUND'],
    ['//', 'NOT_FOUND'],
    ['/article/a/b', 'NOT_FOUND'],
  ])('answers 404 at %s', async (address, code) => {
    await expect(at(address)).rejects.toMatchObject({ status: 404, body: { code } });
  });

  it('is refused for an unserved country', async () => {
    await expect(at('/article/drill-68', { ...swiss, country: 'XX' })).rejects.toMatchObject({
      body: { code: 'DELIVERY_COUNTRY_NOT_SERVED' },
    });
  });

  it('comes from the cache with one statement', async () => {
    await at('/article/drill-68');
    expect(await countStatements(() => at('/article/drill-68'))).toBe(1);
  });

  it('lists the addresses of all articles and categories', async () => {
    const listed = await instance.callAs(visitor, 'listCatalogAddresses', { params: { part: 1 } });
    expect(listed.parts).toBe(1);
    expect(listed.addresses).toContain('/');
    expect(listed.addresses).toContain('/tools-for-task');
    expect(listed.addresses).toContain('/article/drill-68');
    expect(new Set(listed.addresses).size).toBe(listed.addresses.length);
    await expect(
      instance.callAs(visitor, 'listCatalogAddresses', { params: { part: 2 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
