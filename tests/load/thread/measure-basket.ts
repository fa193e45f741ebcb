import { join } from 'node:path';
import pg from 'pg';
import { createClient } from '@werkbank/contracts/client';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { median } from '../figures/spread.ts';
import { type OwnProcess, startBeside } from '../instance/own-process.ts';
import { environmentOf, pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';
import { type DatabaseListener, listenToDatabase } from '../queries/listen-to-database.ts';
import type { Statement } from '../queries/frontend-messages.ts';
import { startOwnNats } from './own-nats.ts';

const lines = 100;
const rounds = 5;
const secondsPerRound = 2;
const audience = { country: 'CH', currency: 'CHF' } as const;

export interface BasketFigures {
  readonly comparisons: readonly Comparison[];
  readonly statements: readonly string[];
}

/** Measures the refresh of a large basket by a separate checkout and catalogue, with recorded statements. */
export async function measureBasket(instance: RunningInstance): Promise<BasketFigures> {
  const nats = await startOwnNats(instance);
  const doors: DatabaseListener[] = [];
  const processes: OwnProcess[] = [];
  const clients = (['catalog', 'checkout'] as const).map(
    (part) =>
      new pg.Client({
        options: '-c werkbank.reader=service//',
        connectionString: environmentOf(pidOf(instance, part))['DATABASE_URL'],
      }),
  );
  try {
    for (const client of clients) await client.connect();
    const listen = async (part: string) => {
      const door = await listenToDatabase(environmentOf(pidOf(instance, part))['DATABASE_URL'] ?? '');
      const script = join(repositoryRoot, 'services', part, 'dist', 'main.js');
      const differences = { DATABASE_URL: door.url, NATS_URL: nats.url, GATEWAY_SECRET: '' };
      doors.push(door);
      const process = await startBeside(pidOf(instance, part), script, differences);
      processes.push(process);
      return { door, process };
    };
    const catalog = await listen('catalog');
    const checkout = await listen('checkout');
    const articles = await articlesOf(environmentOf(pidOf(instance, 'catalog'))['DATABASE_URL'] ?? '');
    const api = createClient({ baseUrl: checkout.process.address, language: () => 'de' });
    const basket = [
      {
        producerId: 1,
        dispatchLocationItems: [
          {
            dispatchLocation: { id: 1 },
            items: articles.map((articleId) => ({ articleId, quantity: 1 })),
          },
        ],
      },
    ];
    const refresh = () => api('refreshBasket', { body: { ...audience, language: 'de', basket } });
    for (let warm = 0; warm < 10; warm++) await refresh();
    const hear = async () => {
      for (const { door } of [catalog, checkout]) door.take();
      await refresh();
      return [catalog.door.take(), checkout.door.take()];
    };
    const [first, again] = [await hear(), new Set((await hear()).flat().map(({ text }) => text))];
    // Excludes statements of the outbox polling, which do not occur in each refresh.
    const statements: Statement[][] = first.map((heard) =>
      heard.filter(({ text }) => again.has(text) && !/outbox|^(begin|commit)/i.test(text)),
    );
    const [own, alone]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      own.push(await medianOf(refresh));
      alone.push(
        await medianOf(async () => {
          for (const [at, client] of clients.entries())
            for (const { text, values } of statements[at] ?? [])
              await client.query({ text, values: [...values] });
        }),
      );
    }
    return {
      comparisons: [
        compareRounds(`basket of ${lines} lines refreshed`, 'ms', own, 'the same statements alone', alone),
      ],
      statements: statements.flat().map(({ text }) => text),
    };
  } finally {
    for (const process of processes) await process.end();
    for (const door of doors) await door.close();
    for (const client of clients) await client.end();
    await nats.end();
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (const end = performance.now() + secondsPerRound * 1000; performance.now() < end; ) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return median(took);
}

async function articlesOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ article_id: string }>(
    `select article_id from article where not_for_sale_reason is null order by article_id limit ${lines}`,
  );
  await client.end();
  return rows.map((row) => row.article_id);
}
