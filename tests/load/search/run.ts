import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@werkbank/contracts/routes';
import { ratioOf } from '../figures/comparison.ts';
import { markdownTable } from '../figures/markdown-table.ts';
import { quantile } from '../figures/spread.ts';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import {
  databaseOf,
  environmentOf,
  NothingToMeasure,
  pidOf,
  repositoryRoot,
  type RunningInstance,
  runningInstance,
} from '../instance/running-instance.ts';
import { runScript } from '../k6/run-script.ts';
import { PlainSearch } from './plain-search.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

interface Search {
  readonly q: string;
  readonly lng: string;
}
/** Milliseconds. */
interface Times {
  readonly med: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}
const kinds = ['med', 'p95', 'p99', 'max'] as const;
const queries = join(repositoryRoot, 'services/catalog/src/search/relevance/queries');
/** Slower searches are listed. */
const slowMs = '100';

/** `npm run load -- search`: sends every judged query and its beginning once, through a separate gateway without rate limits. */
async function measure(instance: RunningInstance, k6: string): Promise<string> {
  const engine = environmentOf(pidOf(instance, 'catalog'))['MEILI_URL'];
  const searches = judgedSearches();
  // Each half has queries of each set. No search is sent twice, because its answer would be cached.
  const alone = searches.filter((_, place) => place % 2 === 0);
  const together = searches.filter((_, place) => place % 2 === 1);
  const gateway = await startGatewayBeside(instance);
  try {
    const through = async (addresses: readonly string[], users: number): Promise<Times> => {
      const requests = addresses.map((path) => ({ url: gateway.address + path }));
      const { result, said } = await runScript<Times>(k6, {
        script: 'searches.js',
        reads: { REQUESTS: requests },
        settings: { VUS: String(users), SLOW_MS: slowMs },
      });
      process.stderr.write(said);
      return result;
    };
    const search = (query: Search) =>
      addressOf('searchArticles', { query: { ...query, country: 'CH', currency: 'CHF' } });
    const typed = halvesOf(searches);
    const ofOne = await through(alone.map(search), 1);
    const ofEight = await through(together.map(search), 8);
    const ofTyping = await through(
      typed.map((query) => addressOf('suggestSearches', { query: { ...query } })),
      1,
    );
    const plain = await plainTimes(instance, alone);
    const rows = [
      rowOf(`searches, one at a time (${alone.length})`, ofOne, plain),
      rowOf(`searches, eight at a time (${together.length})`, ofEight, plain),
      rowOf(`suggestions, one at a time (${typed.length})`, ofTyping, plain),
      rowOf("PostgreSQL's full text search of names and numbers", plain, plain),
    ];
    const table = markdownTable(['', 'median', 'p95', 'p99', 'worst', 'to full text search'], rows);
    return `Searched by ${engine ? 'Meilisearch' : 'PostgreSQL'}.\n\n${table}`;
  } finally {
    await gateway.end();
  }
}

/** All judged queries, each once. */
function judgedSearches(): Search[] {
  const all = ['tuned', 'buyers', 'unseen'].flatMap(
    (file) => JSON.parse(readFileSync(join(queries, `${file}.json`), 'utf8')) as Search[],
  );
  return withoutDoubles(all);
}

/** The first half of each query's text, as it is typed. */
function halvesOf(searches: readonly Search[]): Search[] {
  return withoutDoubles(
    searches.map(({ q, lng }) => ({ q: q.slice(0, Math.ceil(q.length / 2)).trim(), lng })),
  );
}

function withoutDoubles(searches: readonly Search[]): Search[] {
  return [...new Map(searches.map(({ q, lng }) => [`${lng} ${q}`, { q, lng }])).values()];
}

async function plainTimes(instance: RunningInstance, asked: readonly Search[]): Promise<Times> {
  const plain = new PlainSearch(databaseOf(instance, 'catalog').ownerUrl);
  try {
    await plain.prepare();
    return await timesOf(asked, ({ q }) => plain.ask(q));
  } finally {
    await plain.end();
  }
}

async function timesOf(asked: readonly Search[], ask: (search: Search) => Promise<number>): Promise<Times> {
  const took: number[] = [];
  for (const search of asked) took.push(await ask(search));
  return {
    med: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    p99: quantile(took, 0.99),
    max: quantile(took, 1),
  };
}

function rowOf(what: string, times: Times, reference: Times): string[] {
  const ratios = `${ratioOf(times.med, reference.med).toFixed(1)} × median, ${ratioOf(times.max, reference.max).toFixed(1)} × worst`;
  return [what, ...kinds.map((kind) => `${times[kind].toFixed(1)} ms`), ratios];
}

try {
  const k6 = process.env['K6'] ?? '';
  if (k6 === '') throw new NothingToMeasure('K6 is not set: npm run load sets it.');
  console.log(await measure(runningInstance(), k6));
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
