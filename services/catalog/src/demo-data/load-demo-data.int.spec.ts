import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInstance } from '@werkbank/platform/testing';
import { publishStock } from '../stock/publish-stock/publish-stock.js';
import { loadSmallCatalogue, patience, startCatalogInstance, swiss } from '../testing/catalog-instance.js';
import { smallCatalogue } from '../testing/small-catalogue.js';
import { loadDemoData } from './load-demo-data.js';

describe('loading the demo data', () => {
  let instance: TestInstance;
  let folder: string;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    folder = await mkdtemp(join(tmpdir(), 'broken-catalogue-'));
  }, patience);
  afterAll(async () => {
    await instance.stop();
    await rm(folder, { recursive: true });
  });

  const total = async () => (await instance.callAs('visitor', 'searchArticles', { query: swiss })).totalItems;

  it('replaces existing data, so that it can run again', async () => {
    await loadSmallCatalogue(instance);
    expect(await total()).toBe(63);
  });

  it('changes no data if a file is broken', async () => {
    for (const [file, content] of Object.entries(smallCatalogue))
      await writeFile(join(folder, file), content);
    await writeFile(join(folder, 'articles.ndjson'), '{"articleId": "only-this"}');
    await expect(loadDemoData(instance.ownerEm(), folder)).rejects.toThrow(/null value in column "group_id"/);
    expect(await total()).toBe(63);
    expect(await instance.em().execute('select count(*)::int as n from article')).toEqual([{ n: 63 }]);
  });

  it('lets orders of the demo return their stock', async () => {
    const item = { articleId: 'drill-20', quantity: 3, status: 'Confirmed' };
    const section = { dispatchLocationId: 11, plannedShipmentFromStock: true, items: [item] };
    for (const [file, content] of Object.entries(smallCatalogue))
      await writeFile(join(folder, file), content);
    await writeFile(
      join(folder, 'orders.json'),
      JSON.stringify({ orders: [{ id: 100_001, sections: [section] }] }),
    );
    await loadDemoData(instance.ownerEm(), folder);
    await instance.courier.publish('orders.items-cancelled.v1', {
      orderId: 100_001,
      lines: [{ articleId: 'drill-20', dispatchLocationId: 11, quantity: 2 }],
    });
    await instance.settled();
    const article = await instance.callAs('visitor', 'getArticle', {
      params: { articleId: 'drill-20' },
      query: swiss,
    });
    expect(article.stockLevel).toBe(42);
  });

  it('republishes all stock levels, for services that keep a replica', async () => {
    const count = await publishStock(instance.em());
    await instance.settled();
    // 60 drills and the two keys that keep a stock.
    expect(count).toBe(62);
    const sent = await instance.courier.sent('catalog.stock-changed.v1');
    expect(sent).toContainEqual({
      articleId: 'key-3',
      levels: [
        { dispatchLocationId: 21, stockLevel: 5 },
        { dispatchLocationId: 22, stockLevel: 0 },
      ],
    });
  });
});
