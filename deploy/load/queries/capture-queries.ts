import { join } from 'node:path';
import { startBeside } from '../instance/own-process.ts';
import { environmentOf, repositoryRoot } from '../instance/running-instance.ts';
import type { Statement } from './frontend-messages.ts';
import { listenToDatabase } from './listen-to-database.ts';
import { type EngineRequest, listenToEngine } from './listen-to-engine.ts';

/** What the catalogue asks its database and its search engine for one request. */
export interface Queries {
  readonly statements: readonly Statement[];
  readonly engineRequests: readonly EngineRequest[];
}

/** Has a catalogue of our own answer each path, and hears what it asks meanwhile. */
export async function captureQueries(
  catalogPid: number,
  paths: readonly string[],
): Promise<readonly Queries[]> {
  const environment = environmentOf(catalogPid);
  const database = await listenToDatabase(environment['DATABASE_URL'] ?? '');
  const engineUrl = environment['MEILI_URL'] ?? '';
  const engine = engineUrl === '' ? undefined : await listenToEngine(engineUrl);
  const script = join(repositoryRoot, 'services', 'catalog', 'dist', 'main.js');
  try {
    const catalog = await startBeside(catalogPid, script, {
      DATABASE_URL: database.url,
      // Asked here without a gateway.
      GATEWAY_SECRET: '',
      ...(engine === undefined ? {} : { MEILI_URL: engine.url }),
    });
    try {
      // The first answers also open connections, which asks things that belong to no page.
      for (const path of paths) await ask(catalog.address + path);
      const hear = async (path: string): Promise<Queries> => {
        engine?.take();
        database.take();
        await ask(catalog.address + path);
        return { statements: database.take(), engineRequests: engine?.take() ?? [] };
      };
      const captured: Queries[] = [];
      for (const path of paths) captured.push(askedBothTimes(await hear(path), await hear(path)));
      return captured;
    } finally {
      await catalog.end();
    }
  } finally {
    await database.close();
    await engine?.close();
  }
}

/** A service also asks things by itself, such as whether there are events to send; those do not come each time. */
export function askedBothTimes(first: Queries, second: Queries): Queries {
  const again = new Set(second.statements.map(({ text }) => text));
  return { ...first, statements: first.statements.filter(({ text }) => again.has(text)) };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
