import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import { eventually } from '@werkbank/platform/testing';
import type { SearchHits, SearchQuery } from '../search-index/search-index.js';
import { SearchWithFallback } from './search-with-fallback.js';

const query: SearchQuery = { language: 'de', text: 'bohrer', filters: {}, page: 1, pageSize: 10 };
const hits = (
  total: number,
  counts: () => Promise<object> = () => Promise.resolve({ d1: {} }),
): SearchHits => ({
  total,
  totalIsExact: true,
  articleIds: [],
  groupCounts: {},
  understood: [],
  foundBy: { language: 'de', understood: { terms: [], parts: [], number: null } },
  countValues: counts as SearchHits['countValues'],
});
const [ofEngine, ofDatabase] = [1, 2];
const broken = () => Promise.reject(new DependencyUnavailable('search'));

const times = { patienceMs: 500, lookEveryMs: 20 };
function searchWith(engine: () => Promise<SearchHits>, more: Partial<typeof times> = {}) {
  let asked = 0;
  const search = new SearchWithFallback(
    { find: () => ((asked += 1), engine()) },
    { find: () => Promise.resolve(hits(ofDatabase, () => Promise.resolve({ d1: { '5': 1 } }))) },
    { ...times, ...more },
  );
  return { find: async () => (await search.find(query)).total, search, asked: () => asked };
}

it('searches with the engine while it answers', async () => {
  const { find } = searchWith(() => Promise.resolve(hits(ofEngine)));
  expect(await find()).toBe(ofEngine);
});

it('searches the database once the engine fails, and does not wait for it again', async () => {
  const { find, asked } = searchWith(broken, { lookEveryMs: 60_000 });
  expect([await find(), await find(), await find()]).toEqual([ofDatabase, ofDatabase, ofDatabase]);
  expect(asked()).toBe(1);
});

it('searches the database once the engine is silent for too long', async () => {
  const { find } = searchWith(() => new Promise(() => undefined), { patienceMs: 20 });
  expect(await find()).toBe(ofDatabase);
});

it('counts in the database if the engine fails after the search', async () => {
  const { search } = searchWith(() => Promise.resolve(hits(ofEngine, broken)));
  expect(await (await search.find(query)).countValues(['d1'])).toEqual({ d1: { '5': 1 } });
  expect(search.isAway).toBe(true);
});

it('comes back to an engine that answers again, by itself', async () => {
  let there = false;
  const { find } = searchWith(() => (there ? Promise.resolve(hits(ofEngine)) : broken()));
  expect(await find()).toBe(ofDatabase);
  there = true;
  await eventually(async () => expect(await find()).toBe(ofEngine));
});
