import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('showing a category', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const show = (categoryId: string, query: object = {}) =>
    instance.callAs('visitor', 'getCategory', { params: { categoryId }, query: { ...swiss, ...query } });

  it('lists the top level in its own order, with the number of articles below each category', async () => {
    const cards = await instance.callAs('visitor', 'listTopLevelCategories', {
      query: { lng: 'en', country: 'CH' },
    });
    expect(
      cards.map(({ categoryDescription, kind, articleCount }) => [categoryDescription, kind, articleCount]),
    ).toEqual([
      ['Drilling', 'category', 60],
      ['Hex keys', 'group', 3],
    ]);
  });

  it('shows subcategories with the path from the top', async () => {
    const page = await show('drilling');
    expect(page).toMatchObject({
      kind: 'category',
      group: null,
      catalogCategoryPath: [{ categoryId: 'drilling', categoryDescription: 'Bohren' }],
      subcategories: [{ categoryId: 'drills', kind: 'group', articleCount: 60 }],
    });
  });

  it('offers the filters of a category', async () => {
    const { applicableFilters } = await show('drilling');
    expect(applicableFilters?.map(({ key }) => key)).toEqual(['producer', 'd1', 'coating']);
  });

  it('narrows subcategories by text and by filters, and leaves out those without hits', async () => {
    const byText = await show('drilling', { q: '6,8' });
    expect([byText.articleCount, byText.subcategories]).toEqual([
      1,
      [expect.objectContaining({ categoryId: 'drills', articleCount: 1 })],
    ]);
    const byFilter = await show('drilling', { filters: 'coating:TiN' });
    expect(byFilter.subcategories[0]).toMatchObject({ categoryId: 'drills', articleCount: 30 });
    expect(byFilter.applicableFilters?.at(-1)?.values).toEqual([
      { value: 'bright', label: 'blank', count: 30, selected: false },
      { value: 'TiN', label: 'TiN', count: 30, selected: true },
    ]);
    expect(await show('drilling', { q: 'nothing like this' })).toMatchObject({
      articleCount: 0,
      subcategories: [],
    });
  });

  it('shows a group with its table, by size, with prices', async () => {
    const { group, catalogCategoryPath } = await show('drills');
    expect(catalogCategoryPath.map(({ categoryId }) => categoryId)).toEqual(['drilling', 'drills']);
    expect(group).toMatchObject({
      groupDescription: 'Beschreibung drills',
      drawingUrl: '/media/drills-drawing.svg',
      columns: [
        { key: 'd1', label: 'Durchmesser', unit: 'mm', letter: 'd1', kind: 'number' },
        { key: 'coating', label: 'Beschichtung', unit: null, letter: null, kind: 'text' },
      ],
      detailsColumns: [{ key: 'angle', unit: '°' }],
      totalItems: 60,
      pages: 2,
    });
    expect(group?.articles.slice(0, 3).map(({ properties, price }) => [properties['d1'], price])).toEqual([
      ['1', 993],
      ['1,1', 994],
      ['1,2', 995],
    ]);
  });

  it('narrows and searches within the group', async () => {
    const { group } = await show('drills', { q: '6,8', filters: 'coating:bright' });
    expect(group?.articles.map(({ articleId }) => articleId)).toEqual(['drill-68']);
  });

  it("keeps the table's columns if no article matches", async () => {
    const { group } = await show('drills', { q: 'nothing like this' });
    expect([group?.totalItems, group?.pages, group?.columns.length]).toEqual([0, 1, 2]);
  });

  it('refuses an unknown category', async () => {
    await expect(show('nothing')).rejects.toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  });

  it('needs few statements whatever it shows, and one from the cache', async () => {
    const one = await countStatements(() => show('drills', { q: '6,8', sort: 'd1' }));
    const many = await countStatements(() => show('drills', { sort: 'd1' }));
    expect(many).toBeLessThanOrEqual(one);
    expect(one).toBeLessThanOrEqual(6);
    expect(await countStatements(() => show('drills', { sort: 'd1' }))).toBe(1);
    await show('drilling');
    expect(await countStatements(() => show('drilling'))).toBe(1);
  });
});
