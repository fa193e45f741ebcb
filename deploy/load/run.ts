import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@werkbank/contracts/client';
import { measureAccounts } from './accounts/measure-accounts.ts';
import { startBeside } from './instance/own-process.ts';
import {
  environmentOf,
  NothingToMeasure,
  pidOf,
  repositoryRoot,
  type RunningInstance,
  runningInstance,
} from './instance/running-instance.ts';
import { measureOrders } from './orders/measure-orders.ts';
import { categoryPages, searchPages } from './pages/choose-pages.ts';
import { measurePages } from './pages/measure-pages.ts';
import { DirectAsker } from './queries/ask-directly.ts';
import { captureQueries } from './queries/capture-queries.ts';
import { type Figures, report } from './report.ts';
import { measureWeight } from './weight/measure-weight.ts';

const rounds = 5;
const secondsPerRound = 3;

/** What the launcher finds for us. */
function tool(name: 'K6' | 'CHROMIUM'): string {
  const file = process.env[name];
  if (file === undefined || file === '')
    throw new NothingToMeasure(`${name} is not set: npm run load sets it.`);
  return file;
}

const say = (line: string): void => console.error(line);

/** Measures everything against the instance that runs, through a gateway of our own that does not count our calls. */
async function measure(instance: RunningInstance): Promise<Figures> {
  const [k6, chromium] = [tool('K6'), tool('CHROMIUM')];
  const catalogPid = pidOf(instance, 'catalog');
  const enginePid = instance.pids['meilisearch'];
  const script = join(repositoryRoot, 'gateway', 'dist', 'main.js');
  const limits = { CALLS_PER_MINUTE: '1000000', LOGINS_PER_MINUTE: '1000' };
  const gateway = await startBeside(pidOf(instance, 'gateway'), script, limits);
  const asker = new DirectAsker(environmentOf(catalogPid), enginePid);
  try {
    await asker.connect();
    const api = createClient({ baseUrl: gateway.address, language: () => 'de' });
    const kinds = { 'search page': searchPages(), 'category page': await categoryPages(api, 6) };
    const all = Object.values(kinds).flat();
    say('Hearing what the catalogue asks for each page …');
    const queries = await captureQueries(
      catalogPid,
      all.map(({ path }) => path),
    );
    const parts = {
      gateway: () => Promise.resolve([gateway.pid]),
      catalog: () => Promise.resolve([catalogPid]),
      PostgreSQL: () => asker.otherBackends(),
      ...(enginePid === undefined ? {} : { Meilisearch: () => Promise.resolve([enginePid]) }),
    };
    const pages: Figures['pages'] = {};
    for (const [kind, asked] of Object.entries(kinds)) {
      say(`Asking for ${asked.length} of each ${kind}, through the gateway and directly, in turn …`);
      const own = asked.map((page) => queries[all.indexOf(page)]!);
      const common = { k6, address: gateway.address, asker, parts, rounds, seconds: secondsPerRound };
      pages[kind] = await measurePages({ kind, pages: asked, queries: own, ...common });
    }
    say('Ordering …');
    const orders = await measureOrders(instance, gateway.address, asker);
    say('Weighing the JavaScript of the first visit …');
    const article = (
      await api('searchArticles', { query: { lng: 'de', country: 'CH', currency: 'CHF', q: '' } })
    ).articles[0];
    const visited = { home: '/', 'article page': `/article/${encodeURIComponent(article?.articleId ?? '')}` };
    const weights = await measureWeight(chromium, instance.address, visited);
    const accounts = await measureAccounts(instance, say);
    return { at: new Date().toISOString(), pages, orders, weights, accounts };
  } finally {
    await asker.end();
    await gateway.end();
  }
}

// Leaving in order takes the processes of our own along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

try {
  const figures = await measure(runningInstance());
  const folder = join(import.meta.dirname, '.results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${figures.at.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(report(figures));
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
