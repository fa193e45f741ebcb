import type { CallInput } from '@werkbank/contracts/calls';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { allOf, lexeme } from '../../search/search-index/condition.js';
import { toolsBySizeSql } from '../../search/tools-of-size/tools-of-size.js';
import { loadSmallCatalogue, patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { refusalOf } from '../../testing/desk.js';
import { workshop } from './testing/workshop.js';

describe('tools for a task', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    await loadSmallCatalogue(instance, workshop);
  }, patience);
  afterAll(() => instance.stop(), patience);

  type Query = Partial<CallInput<'listToolsForTask'>['query']>;
  const tools = (query: Query, caller: Parameters<TestInstance['callAs']>[0] = 'visitor') =>
    instance.callAs(caller, 'listToolsForTask', {
      query: { ...swiss, task: 'drill', size: '6.8', ...query },
    });
  const idsOf = (found: { articles: { articleId: string }[] }) =>
    found.articles.map(({ articleId }) => articleId);

  it('are the drills of a size as rows of the search, with speed and feed of the maker', async () => {
    const found = await tools({ size: '6,8', material: 'P' });
    const searched = await instance.callAs('visitor', 'searchArticles', {
      query: { ...swiss, q: 'drill-68' },
    });
    expect(found).toMatchObject({ totalItems: 1, toolSizes: ['6.8'], nearSizes: [], drill: null });
    expect(found.articles).toEqual(searched.articles);
    expect(found.startingValues).toEqual([
      {
        articleId: 'drill-68',
        cuttingSpeed: 25,
        feed: 0.16,
        feedPer: 'turn',
        spindleSpeed: 1170,
        feedRate: 187,
      },
    ]);
    expect((await tools({ size: '6.8' })).startingValues).toEqual([]);
  });

  it('are priced for the caller', async () => {
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    const [visitor, own] = [await tools({}), await tools({}, buyer)];
    expect(own.articles[0]?.price).toBeLessThan(visitor.articles[0]?.price ?? 0);
  });

  it('are those with values for the material, then those without any, and none for other materials only', async () => {
    expect(idsOf(await tools({ task: 'mill', size: '10', material: 'P' }))).toEqual([
      'mill-steel',
      'mill-plain',
    ]);
    expect(idsOf(await tools({ task: 'mill', size: '10', material: 'N' }))).toEqual([
      'mill-alu',
      'mill-plain',
    ]);
    expect(idsOf(await tools({ task: 'mill', size: '10' })).toSorted()).toEqual([
      'mill-alu',
      'mill-plain',
      'mill-steel',
    ]);
    const { startingValues } = await tools({ task: 'mill', size: '10', material: 'P' });
    expect(startingValues).toMatchObject([{ articleId: 'mill-steel', feedPer: 'tooth', feedRate: 980 }]);
  });

  it.each([
    ['mill-plain', 'without any'],
    ['mill-alu', 'for other materials only'],
  ])('follow the cutting data of %s at once, that had values %s', async (articleId) => {
    const values = async () =>
      (await tools({ task: 'mill', size: '10', material: 'S' })).startingValues.map((one) => one.articleId);
    const before = await values();
    expect(before).not.toContain(articleId);
    await instance.em().execute(
      `update article set cutting_data = cutting_data || '[{"material": "S", "speed": 30, "feed": null}]'
        where article_id = ?`,
      [articleId],
    );
    expect(await values()).toContain(articleId);
    await instance.em().execute(
      `update article set cutting_data = cutting_data - (jsonb_array_length(cutting_data) - 1)
        where article_id = ?`,
      [articleId],
    );
    expect(await values()).toEqual(before);
  });

  it('are a tap and the drill of its core hole', async () => {
    const found = await tools({ task: 'thread', size: 'm8 x 1,25', material: 'P' });
    expect(idsOf(found)).toEqual(['tap-m8']);
    expect(found.startingValues).toMatchObject([{ feed: 1.25, spindleSpeed: 477, feedRate: 597 }]);
    expect(found.drill).toMatchObject({ hole: 'core', size: '6.8', totalItems: 1 });
    expect(found.drill?.articles.map(({ articleId }) => articleId)).toEqual(['drill-68']);
    expect(found.drill?.startingValues).toMatchObject([{ articleId: 'drill-68', spindleSpeed: 1170 }]);
    const fine = await tools({ task: 'thread', size: 'M10x1' });
    expect(fine.drill).toMatchObject({ size: '9', totalItems: 0, nearSizes: ['6.9'] });
  });

  it('are a reamer and the drill before it', async () => {
    const found = await tools({ task: 'ream', size: '6H7' });
    expect(idsOf(found)).toEqual(['reamer-6']);
    expect(found.drill).toMatchObject({ hole: 'reaming', size: '5.8', totalItems: 1 });
  });

  it('drill the core hole of a thread', async () => {
    expect(await tools({ size: 'M8' })).toMatchObject({ toolSizes: ['6.8'], totalItems: 1 });
  });

  it('tighten a screw by its head and by its socket', async () => {
    const found = await tools({ task: 'tighten', size: 'M5' });
    expect(found.toolSizes).toEqual(['8', '4']);
    expect(idsOf(found).toSorted()).toEqual(['key-4', 'wrench-8']);
    expect(idsOf(await tools({ task: 'tighten', size: '8' }))).toEqual(['wrench-8']);
  });

  it('match sizes within their range', async () => {
    expect(idsOf(await tools({ task: 'measure', size: '20' }))).toEqual(['micrometer-0-25']);
    expect(idsOf(await tools({ task: 'measure', size: '40' }))).toEqual(['micrometer-25-50']);
  });

  it('name the sizes beside one that is not there', async () => {
    expect(await tools({ size: '6.85' })).toMatchObject({ totalItems: 0, nearSizes: ['6.8', '6.9'] });
    expect(await tools({ task: 'thread', size: 'M9' })).toMatchObject({ nearSizes: ['M8', 'M10x1'] });
    expect(await tools({ size: '999' })).toMatchObject({ nearSizes: ['6.9'] });
  });

  it('show the last page beyond it', async () => {
    expect(await tools({ page: 7 })).toMatchObject({ page: 1, pages: 1, pageSize: 50 });
  });

  it.each([
    ['task', { task: 'weld' }],
    ['material', { material: 'X' }],
    ['size', { size: 'acht' }],
    ['size', { size: '' }],
    ['size', { size: '6.8'.repeat(50) }],
    ['size', { size: "6.8' or 1=1" }],
    ['size', { size: '6.8\u0000' }],
    ['size', { task: 'ream', size: 'G1/2' }],
    ['size', { task: 'mill', size: 'M8' }],
    ['page', { page: 0 }],
  ])('refuse a wrong %s', async (field, query) => {
    expect(await refusalOf(tools(query as Query))).toMatchObject({ status: 400, field });
  });

  it('need few statements for any number of tools', async () => {
    const drill = await countStatements(() => tools({ size: '5.5', material: 'K' }));
    const thread = await countStatements(() => tools({ task: 'thread', size: 'M10x1', material: 'K' }));
    expect(drill).toBeLessThanOrEqual(4);
    expect(thread).toBeLessThanOrEqual(6);
    expect(await countStatements(() => tools({ task: 'thread', size: 'M10x1', material: 'K' }))).toBe(1);
  });

  it('are read by the index of words', async () => {
    const plan = await instance.ownerEm().transactional(async (em) => {
      await em.execute('set local enable_seqscan = off');
      const { sql, params } = toolsBySizeSql(allOf([lexeme('$6.8'), lexeme('#drills')]), 'P');
      return em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan on search_article_\w*words_de/);
    expect(text).not.toMatch(/Seq Scan/);
  });
});
