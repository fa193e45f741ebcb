import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureAccounts } from './accounts/measure-accounts.ts';
import { CatalogueDatabase } from './baseline/catalogue-database.ts';
import {
  environmentOf,
  instanceBefore,
  NothingToMeasure,
  pidOf,
  type RunningInstance,
  runningInstance,
} from './instance/running-instance.ts';
import { ratiosOf, recordRatios } from './history/history.ts';
import { measureOrders } from './orders/measure-orders.ts';
import { publicPages } from './pages/choose-requests.ts';
import { measurePaint } from './lcp/measure-paint.ts';
import { measuredInstance } from './pages/measured-instance.ts';
import { measurePages } from './pages/measure-pages.ts';
import { puttingBasketsBack } from './pages/put-basket-back.ts';
import { vendureRequests } from './pages/vendure-requests.ts';
import { type Figures, report } from './report.ts';
import { measureWeight } from './bundle-size/measure-weight.ts';

/** Path of a tool that the launcher provides. */
function tool(name: 'K6' | 'CHROMIUM'): string {
  const file = process.env[name];
  if (file === undefined || file === '')
    throw new NothingToMeasure(`${name} is not set: npm run load sets it.`);
  return file;
}

const say = (line: string): void => console.error(line);

/** `npm run load -- pages` measures only pages. */
const onlyPages = process.argv[2] === 'pages';
const folder = join(import.meta.dirname, '.results');

/** Measures the running instance, through a separate gateway without rate limits. */
async function measure(instance: RunningInstance): Promise<Partial<Figures> & Pick<Figures, 'at'>> {
  const [k6, chromium] = [tool('K6'), tool('CHROMIUM')];
  const earlier = instanceBefore();
  const before = earlier && (await measuredInstance(earlier));
  const now = await measuredInstance(instance);
  const database = new CatalogueDatabase(environmentOf(pidOf(instance, 'catalog'))['DATABASE_URL']);
  try {
    await database.connect();
    const { address, api } = now;
    const article = (
      await api('searchArticles', { query: { lng: 'de', country: 'CH', currency: 'CHF', q: '' } })
    ).articles[0];
    const articleId = article?.articleId ?? '';
    const reference = await vendureRequests(process.env.VENDURE_URL);
    const pages = await puttingBasketsBack(now.signedIn, () =>
      measurePages({ ...now, k6, database, articleId, reference, before, say }),
    );
    if (onlyPages) return { at: new Date().toISOString(), pages };
    say('Ordering …');
    const orders = await measureOrders(instance, address, database);
    say('Weighing the JavaScript of the first visit …');
    const visited = { home: '/', 'article page': `/article/${encodeURIComponent(articleId)}` };
    const weights = await measureWeight(chromium, instance.address, visited);
    say('Looking at four pages, and at the same as static HTML …');
    const paint = await measurePaint(chromium, address, await publicPages(api), stripsIn('film-strips'));
    const paintBefore =
      before &&
      (await measurePaint(
        chromium,
        before.address,
        await publicPages(before.api),
        stripsIn('film-strips-before'),
      ));
    const accounts = await measureAccounts(instance, say);
    return {
      at: new Date().toISOString(),
      pages,
      orders,
      weights,
      accounts,
      paint,
      ...(paintBefore && { paintBefore }),
    };
  } finally {
    await database.end();
    await now.end();
    await before?.end();
  }
}

function stripsIn(name: string): string {
  const strips = join(folder, name);
  mkdirSync(strips, { recursive: true });
  return strips;
}

// `process.exit` runs the exit handlers that end our processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

try {
  const figures = await measure(runningInstance());
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${figures.at.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(report(figures));
  if (process.argv.includes('--record')) recordRatios(ratiosOf(figures));
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
