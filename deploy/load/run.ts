import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@werkbank/contracts/client';
import { measureAccounts } from './accounts/measure-accounts.ts';
import { CatalogueDatabase } from './floor/catalogue-database.ts';
import { startGatewayBeside } from './instance/own-gateway.ts';
import {
  environmentOf,
  NothingToMeasure,
  pidOf,
  type RunningInstance,
  runningInstance,
} from './instance/running-instance.ts';
import { recordRun } from './history/history.ts';
import { measureOrders } from './orders/measure-orders.ts';
import { signIn } from './orders/place-orders.ts';
import { chooseRequests, publicPages } from './pages/choose-requests.ts';
import { measurePaint } from './paint/measure-paint.ts';
import { measurePages } from './pages/measure-pages.ts';
import { puttingBasketBack } from './pages/put-basket-back.ts';
import { vendureRequests } from './pages/vendure-requests.ts';
import { type Figures, report } from './report.ts';
import { measureWeight } from './weight/measure-weight.ts';

/** What the launcher finds for us. */
function tool(name: 'K6' | 'CHROMIUM'): string {
  const file = process.env[name];
  if (file === undefined || file === '')
    throw new NothingToMeasure(`${name} is not set: npm run load sets it.`);
  return file;
}

const say = (line: string): void => console.error(line);

/** `npm run load -- pages` measures nothing else. */
const onlyPages = process.argv[2] === 'pages';
const folder = join(import.meta.dirname, '.results');

/** Measures everything against the instance that runs, through a gateway of our own that does not count our calls. */
async function measure(instance: RunningInstance): Promise<Partial<Figures> & Pick<Figures, 'at'>> {
  const [k6, chromium] = [tool('K6'), tool('CHROMIUM')];
  const catalogPid = pidOf(instance, 'catalog');
  const enginePid = instance.pids['meilisearch'];
  const gateway = await startGatewayBeside(instance);
  const database = new CatalogueDatabase(environmentOf(catalogPid)['DATABASE_URL']);
  try {
    await database.connect();
    const api = createClient({ baseUrl: gateway.address, language: () => 'de' });
    const buyer = instance.accounts.find(({ role }) => role === 'buyer');
    if (!buyer) throw new NothingToMeasure('The instance has no buyer.');
    const choose = async () =>
      chooseRequests(gateway.address, api, (await signIn(gateway.address, buyer)).token);
    const article = (
      await api('searchArticles', { query: { lng: 'de', country: 'CH', currency: 'CHF', q: '' } })
    ).articles[0];
    const signedIn = async () => (await signIn(gateway.address, buyer)).api;
    const reference = await vendureRequests(process.env.VENDURE_URL);
    const pages = await puttingBasketBack(signedIn, () =>
      measurePages({
        k6,
        choose,
        database,
        articleId: article?.articleId ?? '',
        parts: {
          gateway: () => Promise.resolve([gateway.pid]),
          catalog: () => Promise.resolve([catalogPid]),
          checkout: () => Promise.resolve([pidOf(instance, 'checkout')]),
          PostgreSQL: () => database.otherBackends(),
          ...(enginePid === undefined ? {} : { Meilisearch: () => Promise.resolve([enginePid]) }),
        },
        reference,
        say,
      }),
    );
    if (onlyPages) return { at: new Date().toISOString(), pages };
    say('Ordering …');
    const orders = await measureOrders(instance, gateway.address, database);
    say('Weighing the JavaScript of the first visit …');
    const visited = { home: '/', 'article page': `/article/${encodeURIComponent(article?.articleId ?? '')}` };
    const weights = await measureWeight(chromium, instance.address, visited);
    say('Looking at four pages, and at the same as static HTML …');
    const strips = join(folder, 'film-strips');
    mkdirSync(strips, { recursive: true });
    const paint = await measurePaint(chromium, gateway.address, await publicPages(api), strips);
    const accounts = await measureAccounts(instance, say);
    return { at: new Date().toISOString(), pages, orders, weights, accounts, paint };
  } finally {
    await database.end();
    await gateway.end();
  }
}

// Leaving in order takes the processes of our own along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

try {
  const figures = await measure(runningInstance());
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${figures.at.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(report(figures));
  if (process.argv.includes('--record')) recordRun(figures, import.meta.dirname);
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
