import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@werkbank/contracts/client';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { markdownTable } from '../figures/markdown-table.ts';
import { median } from '../figures/spread.ts';
import { recordRatios } from '../history/history.ts';
import { limitless } from '../instance/own-gateway.ts';
import { type OwnProcess, startBeside } from '../instance/own-process.ts';
import { NothingToMeasure, pidOf, repositoryRoot, runningInstance } from '../instance/running-instance.ts';
import { signIn } from '../orders/place-orders.ts';
import { chooseRequests } from '../pages/choose-requests.ts';
import { type Asked, runK6 } from '../pages/run-k6.ts';

/** Sampling ratio of traces; undefined without tracing. */
const shares = { off: undefined, 'one in twenty': '0.05', all: '1' } as const;
type Share = keyof typeof shares;
const recorded = ['one in twenty', 'all'] as const;
const kinds = ['article page, never shared', 'search, never shared'] as const;
const users = 8;
const seconds = 4;
const rounds = 3;

/** A separate gateway and catalog service. */
interface Pair {
  readonly pids: readonly number[];
  readonly asked: Readonly<Record<string, Asked>>;
  end(): Promise<void>;
}

async function startPair(share: Share, receiver: string): Promise<Pair> {
  const instance = runningInstance();
  const ratio = shares[share];
  const traced: Record<string, string> =
    ratio === undefined
      ? {}
      : {
          OTEL_EXPORTER_OTLP_ENDPOINT: receiver,
          OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
          OTEL_TRACES_SAMPLER_ARG: ratio,
        };
  const start = (part: string, folder: string, more: Record<string, string>): Promise<OwnProcess> =>
    startBeside(pidOf(instance, part), join(repositoryRoot, folder, 'dist', 'main.js'), {
      ...traced,
      ...more,
    });
  const catalog = await start('catalog', 'services/catalog', {});
  const gateway = await start('gateway', 'gateway', { ...limitless, CATALOG_URL: catalog.address });
  const buyer = instance.accounts.find(({ role }) => role === 'buyer');
  if (!buyer) throw new NothingToMeasure('The instance has no buyer.');
  const { token } = await signIn(gateway.address, buyer);
  const api = createClient({ baseUrl: gateway.address, language: () => 'de' });
  return {
    pids: [gateway.pid, catalog.pid],
    asked: await chooseRequests(gateway.address, api, [token]),
    async end() {
      await gateway.end();
      await catalog.end();
    },
  };
}

/** CPU milliseconds of gateway and catalog service per call. */
async function cost({ pids, asked }: Pair, kind: string): Promise<number> {
  const requests = asked[kind];
  if (!requests) throw new Error(`There are no requests ${kind}.`);
  const { result, seconds: used } = await cpuSecondsWhile({ both: () => Promise.resolve(pids) }, () =>
    runK6(process.env['K6'] ?? '', requests, users, seconds),
  );
  return (used['both']! * 1000) / result.requests;
}

const receiver = createServer((request, response) => {
  request
    .resume()
    .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const pairs: [Share, Pair][] = [];
const costs = new Map<string, number[]>();
try {
  for (const share of Object.keys(shares) as Share[]) pairs.push([share, await startPair(share, address)]);
  for (let round = -1; round < rounds; round++)
    for (const kind of kinds)
      for (const [share, pair] of pairs) {
        const found = await cost(pair, kind);
        // The first round is a warm-up.
        if (round >= 0) costs.set(`${kind} ${share}`, [...(costs.get(`${kind} ${share}`) ?? []), found]);
      }
  const of = (kind: string, share: Share): number => median(costs.get(`${kind} ${share}`) ?? []);
  const ratio = (kind: string, share: Share): number => of(kind, share) / of(kind, 'off');
  console.log(
    markdownTable(
      ['CPU of gateway and catalogue', ...Object.keys(shares)],
      kinds.map((kind) => [
        kind,
        `${of(kind, 'off').toFixed(2)} ms`,
        ...recorded.map((share) => `${ratio(kind, share).toFixed(2)} ×`),
      ]),
    ),
  );
  if (process.argv.includes('--record'))
    recordRatios(
      Object.fromEntries(
        kinds.flatMap((kind) =>
          recorded.map((share) => [`CPU of ${kind}, ${share} traced ÷ without traces`, ratio(kind, share)]),
        ),
      ),
    );
} finally {
  for (const [, pair] of pairs) await pair.end();
  receiver.close();
  receiver.closeAllConnections();
}
