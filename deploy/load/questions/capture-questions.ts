import { join } from 'node:path';
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

/** Has a catalogue of our own answer each path, and hears what it asks meanwhile. */
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
      // Asked here without a gateway.
      GATEWAY_SECRET: '',
      ...(engine === undefined ? {} : { MEILI_URL: engine.url }),
    });
    try {
      // The first answers also open connections, which asks things that belong to no page.
      for (const path of paths) await ask(catalog.address + path);
      const hear = async (path: string): Promise<Questions> => {
        engine?.take();
        database.take();
        await ask(catalog.address + path);
        return { statements: database.take(), engineRequests: engine?.take() ?? [] };
      };
      const captured: Questions[] = [];
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

/** A service also asks things by itself, such as whether there are facts to send; those do not come each time. */
export function askedBothTimes(first: Questions, second: Questions): Questions {
  const again = new Set(second.statements.map(({ text }) => text));
  return { ...first, statements: first.statements.filter(({ text }) => again.has(text)) };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
