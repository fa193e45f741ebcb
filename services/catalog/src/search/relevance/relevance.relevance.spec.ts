import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInstance } from '@werkbank/platform/testing';
import { startTestInstance } from '@werkbank/platform/testing';
import { randomUUID } from 'node:crypto';
import { CatalogModule } from '../../catalog.module.js';
import { database } from '../../database.js';
import { loadDemoData } from '../../demo-data/load-demo-data.js';
import { catalogEnv } from '../../env.js';
import { FillEmptyIndex } from '../fill-search-index/fill-empty-index.js';
import { readDocuments } from '../fill-search-index/read-documents.js';
import { MeilisearchSearchIndex } from '../meilisearch/meilisearch-search-index.js';
import { PostgresSearchIndex } from '../postgres/postgres-search-index.js';
import { WordsOfDatabase } from '../postgres/words-of-database.js';
import { fold } from '../search-index/fold.js';
import type { SearchIndex } from '../search-index/search-index.js';
import { gradeOf, type GradedArticle } from './grade-articles.js';
import type { JudgedQuery } from './judged-query.js';
import { type Answer, ndcgOf, type Scores, scoresOf } from './scores.js';

const patience = 600_000;
const repository = join(import.meta.dirname, '..', '..', '..', '..', '..');
const recordFile = join(import.meta.dirname, 'record.json');
/** The demo data changes a little from day to day, and with it the order of equals. */
const tolerance = 0.005;
const queriesIn = (file: string): JudgedQuery[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'queries', `${file}.json`), 'utf8')) as JudgedQuery[];
const sets: Record<string, readonly JudgedQuery[]> = {
  tuned: [...queriesIn('tuned'), ...queriesIn('buyers')],
  unseen: queriesIn('unseen'),
};
type Recorded = Record<string, Record<string, Scores>>;

const meilisearch = process.env['MEILI_URL'];
if (!meilisearch) process.stderr.write('not run: relevance on Meilisearch (MEILI_URL is not set)\n');
const adapters = ['PostgreSQL', ...(meilisearch ? ['Meilisearch'] : [])];

describe('judged queries', () => {
  let instance: TestInstance;
  let folder: string;
  let articles: Map<string, GradedArticle>;
  const indexes = new Map<string, SearchIndex>();
  const measured: Recorded = {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'relevance-'));
    execFileSync(process.execPath, [join(repository, 'demo', 'generate.ts'), '--out', folder], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    articles = articlesIn(folder);
    instance = await startTestInstance({
      module: CatalogModule,
      database,
      envSchema: catalogEnv,
      env: { MEILI_URL: '', FILES_DIR: folder },
    });
    await instance.app.get(FillEmptyIndex).whenFilled();
    await loadDemoData(instance.ownerEm(), folder);
    indexes.set('PostgreSQL', new PostgresSearchIndex(instance.em()));
    if (meilisearch) {
      const key = process.env['MEILI_KEY'];
      const name = `relevance-${randomUUID()}`;
      indexes.set(
        'Meilisearch',
        new MeilisearchSearchIndex(
          { url: meilisearch, name, ...(key && { key }) },
          new WordsOfDatabase(instance.em()),
        ),
      );
    }
    for (const index of indexes.values()) await index.rebuild(readDocuments(instance.em()));
  }, patience);

  afterAll(async () => {
    const meili = indexes.get('Meilisearch');
    if (meili instanceof MeilisearchSearchIndex) await meili.drop();
    await instance.stop();
    rmSync(folder, { recursive: true });
    process.stdout.write(`${tableOf(measured)}\n`);
    if (process.env['RELEVANCE_RECORD'] === 'yes')
      writeFileSync(recordFile, `${JSON.stringify({ ...recorded(), ...measured }, null, 2)}\n`);
  }, patience);

  it.each(Object.entries(sets))('of the %s set each have an answer in the catalogue', (_set, queries) => {
    const known = [...articles.values()];
    const unanswerable = queries.filter((query) => !known.some((article) => gradeOf(article, query) === 3));
    expect(unanswerable.map(({ q }) => q)).toEqual([]);
  });

  it.each(adapters.flatMap((adapter) => Object.keys(sets).map((set) => [adapter, set] as const)))(
    'are answered by %s at least as well as recorded, in the %s set',
    async (adapter, set) => {
      const answers: (Answer & { query: JudgedQuery; found: string[] })[] = [];
      for (const query of sets[set] ?? [])
        answers.push(await answerOf(indexes.get(adapter), query, articles));
      const scores = scoresOf(answers);
      measured[adapter] = { ...measured[adapter], [set]: scores };
      if (set === 'tuned' || process.env['RELEVANCE_SHOW'] === set)
        process.stdout.write(worstOf(adapter, answers));
      const before = recorded()[adapter]?.[set];
      if (before === undefined) return;
      expect(scores.ndcg).toBeGreaterThanOrEqual(before.ndcg - tolerance);
      expect(scores.zeroHits).toBeLessThanOrEqual(before.zeroHits + tolerance);
    },
    patience,
  );
});

const recorded = (): Recorded => JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded;

async function answerOf(
  index: SearchIndex | undefined,
  query: JudgedQuery,
  articles: ReadonlyMap<string, GradedArticle>,
) {
  if (index === undefined) throw new Error('the index was opened');
  const { q: text, lng: language } = query;
  const hits = await index.find({ language, text, filters: {}, page: 1, pageSize: 10 });
  const graded = hits.articleIds.map((id) => articles.get(id));
  const grades = graded.map((article) => (article ? gradeOf(article, query) : 0));
  const all = [...articles.values()].map((article) => gradeOf(article, query));
  return {
    query,
    found: graded.map((article, index) => `${grades[index]} ${article?.germanName}`),
    ndcg: ndcgOf(grades, all),
    firstGrade: grades[0],
  };
}

function worstOf(
  adapter: string,
  answers: readonly (Answer & { query: JudgedQuery; found: string[] })[],
): string {
  const worst = answers.filter(({ ndcg }) => ndcg < 0.9).toSorted((a, b) => a.ndcg - b.ndcg);
  return worst
    .map(
      ({ query, ndcg, found }) =>
        `${adapter} ${ndcg.toFixed(2)} ${query.lng} "${query.q}": ${found.slice(0, 3).join(' · ') || 'nothing'}\n`,
    )
    .join('');
}

function tableOf(measured: Recorded): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = Object.entries(measured).flatMap(([adapter, ofSets]) =>
    Object.entries(ofSets).map(
      ([set, { ndcg, firstHit, zeroHits }]) =>
        `| ${adapter} | ${set} | ${sets[set]?.length} | ${ndcg.toFixed(3)} | ${percent(firstHit)} | ${percent(zeroHits)} |`,
    ),
  );
  return [
    '| adapter | set | queries | NDCG@10 | first hit | zero hits |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function articlesIn(folder: string): Map<string, GradedArticle> {
  interface Category {
    categoryId: string;
    parentId: string | null;
  }
  interface Row {
    articleId: string;
    groupId: string;
    materialNumber: string;
    text: { de: string };
    properties: Record<string, number | string>;
    partSpecifications: { de: { name: string; value: string }[] };
  }
  const { categories } = JSON.parse(readFileSync(join(folder, 'catalog-structure.json'), 'utf8')) as {
    categories: Category[];
  };
  const parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]));
  const placesOf = (groupId: string): string[] => {
    const places: string[] = [];
    for (let place: string | null | undefined = groupId; place; place = parents.get(place))
      places.push(place);
    return places;
  };
  return new Map(
    readFileSync(join(folder, 'articles.ndjson'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const row = JSON.parse(line) as Row;
        return [
          row.articleId,
          {
            articleId: row.articleId,
            places: placesOf(row.groupId),
            germanName: row.text.de,
            folded: fold(row.text.de),
            materialNumber: row.materialNumber,
            producer: row.partSpecifications.de[0]?.value ?? '',
            properties: row.properties,
          },
        ];
      }),
  );
}
