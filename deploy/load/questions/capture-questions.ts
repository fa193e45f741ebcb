import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBeside } from '../house/own-process.ts';
import { environmentOf, repositoryRoot } from '../house/running-house.ts';
import type { Statement } from './frontend-messages.ts';
import { listenToDatabase } from './listen-to-database.ts';
import { type EngineRequest, listenToEngine } from './listen-to-engine.ts';

/** What the catalogue asks its database and its search engine for one request. */
export interface Questions {
  readonly statements: readonly Statement[];
  readonly engineRequests: readonly EngineRequest[];
}

/** Long enough for what a service asks by itself at intervals, such as whether there are facts to send. */
const idleMs = 2500;

/** Has a catalogue of our own answer each path once, and hears what it asks meanwhile. */
export async function captureQuestions(
  catalogPid: number,
  paths: readonly string[],
): Promise<readonly Questions[]> {
  const environment = environmentOf(catalogPid);
  const database = await listenToDatabase(environment['DATABASE_URL'] ?? '');
  const engineUrl = environment['MEILI_URL'] ?? '';
  const engine = engineUrl === '' ? undefined : await listenToEngine(engineUrl);
  const script = join(repositoryRoot, 'services', 'catalog', 'dist', 'main.js');
  try {
    const catalog = await startBeside(catalogPid, script, {
      DATABASE_URL: database.url,
      ...(engine === undefined ? {} : { MEILI_URL: engine.url }),
    });
    try {
      // The first answers also open connections, which asks things that belong to no request.
      for (const path of paths) await ask(catalog.address + path);
      database.take();
      await wait(idleMs);
      const byItself = new Set(database.take().map(({ text }) => text));
      const captured: Questions[] = [];
      for (const path of paths) {
        engine?.take();
        database.take();
        await ask(catalog.address + path);
        captured.push({
          statements: database.take().filter(({ text }) => !byItself.has(text)),
          engineRequests: engine?.take() ?? [],
        });
      }
      return captured;
    } finally {
      await catalog.end();
    }
  } finally {
    await database.close();
    await engine?.close();
  }
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
