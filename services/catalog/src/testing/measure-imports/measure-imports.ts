import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { madeFile } from './made-file.js';
import { measureEngine } from './measure-engine.js';
import { MeasuredService } from './measured-service.js';
import { shop } from './shop.js';

// `node dist/testing/measure-imports/measure-imports.js [articles=20000] [few=10000] [rate=40] [shoppers=no] [features=12] [prices=3]`
const settings = new Map(process.argv.slice(2).map((given) => given.split('=') as [string, string]));
const number = (name: string, usual: number): number => Number(settings.get(name) ?? usual);
const articles = number('articles', 20_000);
const few = number('few', 10_000);
const made = (count: number) => ({ count, features: number('features', 12), prices: number('prices', 3) });
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const rows: string[][] = [];
const note = (...cells: string[]): void => {
  rows.push(cells);
  say(cells.join(' | '));
};
const perSecond = (count: number, seconds: number): string => `${Math.round(count / seconds)}/s`;

/** A pass over the file that only counts. */
async function bareSax(file: string): Promise<number> {
  const began = performance.now();
  const parser = new SaxesParser();
  let elements = 0;
  parser.on('opentag', () => elements++);
  for await (const piece of createReadStream(file, { encoding: 'utf8' })) parser.write(String(piece));
  parser.close();
  if (elements === 0) throw new Error('The file has no elements');
  return (performance.now() - began) / 1000;
}

/** COPY of a table's rows into an empty one with the same indexes. PostgreSQL writes and reads the file itself. */
async function copyOf(service: MeasuredService, table: string, columns = '*'): Promise<number> {
  const file = join(tmpdir(), `copy-${process.pid}`);
  await service.sql.query(`copy (select ${columns} from ${table}) to '${file}'`);
  await service.sql.query(`create table measured_copy (like ${table} including all)`);
  const began = performance.now();
  await service.sql.query(`copy measured_copy from '${file}'`);
  const seconds = (performance.now() - began) / 1000;
  await service.sql.query('drop table measured_copy');
  await rm(file, { force: true });
  return seconds;
}

interface Times {
  read: number;
  compare: number;
  apply: number;
  peakMiB: number;
  cpu: number;
}

async function importOf(service: MeasuredService, file: string): Promise<Times> {
  service.peakMiB();
  const cpu = service.cpuSeconds();
  const importId = await service.send(file, 'update');
  const began = performance.now() / 1000;
  const read = await service.reaches(importId, `read_bytes = file_size or status = 'Preview'`);
  const compared = await service.reaches(importId, `status = 'Preview'`);
  await service.apply(importId);
  const applying = performance.now() / 1000;
  const done = await service.reaches(importId, `status = 'Done'`);
  return {
    read: read - began,
    compare: compared - read,
    apply: done - applying,
    peakMiB: service.peakMiB(),
    cpu: service.cpuSeconds() - cpu,
  };
}

const written = (name: string, { read, compare, apply, peakMiB, cpu }: Times, count: number): void =>
  note(
    `${name} of ${count}`,
    `read ${perSecond(count, read)}`,
    `compared ${perSecond(count, compare)}`,
    `applied ${perSecond(count, apply)}`,
    `all ${perSecond(count, read + compare + apply)}, CPU ${cpu.toFixed(1)} s, at most ${peakMiB.toFixed(0)} MiB`,
  );

const folder = await mkdtemp(join(tmpdir(), 'measured-imports-'));
await chmod(folder, 0o755);
const service = await MeasuredService.start(folder);
try {
  const smallFile = await madeFile(folder, made(few), 0);
  const small = await importOf(service, smallFile);
  written('new articles', small, few);
  await service.indexed();
  const file = await madeFile(folder, made(articles), 1);
  const sax = await bareSax(file);
  const big = await importOf(service, file);
  written('new and changed articles', big, articles);
  const indexing = performance.now();
  await service.indexed();
  note('index follows', `${((performance.now() - indexing) / 1000).toFixed(1)} s after the last article`);
  const copied = await copyOf(service, 'article');
  note(
    'COPY of the same articles',
    perSecond(articles, copied),
    `applying takes ${(big.apply / copied).toFixed(1)} ×`,
  );
  note('bare SAX pass', perSecond(articles, sax), `reading takes ${(big.read / sax).toFixed(1)} ×`);
  note('most memory', `${(big.peakMiB / small.peakMiB).toFixed(2)} × of that at ${few}`);
  if (settings.get('shoppers') !== 'no') await besideShoppers();
  await service.indexed();
  const began = performance.now();
  service.rebuild();
  const rebuilt = (performance.now() - began) / 1000;
  const pushed = await copyOf(service, 'search_article');
  note(
    'reindexing',
    perSecond(articles, rebuilt),
    `COPY of the documents ${perSecond(articles, pushed)}`,
    `${(pushed / rebuilt).toFixed(2)} ×`,
  );
  const engine = process.env['MEILI_URL'];
  if (engine) {
    const { rebuilt, pushed } = await measureEngine(service.databaseUrl, engine, process.env['MEILI_KEY']);
    note(
      'reindexing Meilisearch',
      perSecond(articles, rebuilt),
      `the same documents pushed to it ${perSecond(articles, pushed)}`,
      `${(pushed / rebuilt).toFixed(2)} ×`,
    );
  }
  process.stdout.write(`${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
} finally {
  await service.stop();
  await rm(folder, { recursive: true });
}

/** Imports the articles again with other prices while shoppers read. */
async function besideShoppers(): Promise<void> {
  const alone = await shop(service.address, number('rate', 40), 10);
  const again = await madeFile(folder, made(articles), 2);
  const beside = importOf(service, again);
  const slowed = await shop(service.address, number('rate', 40), beside);
  written('changed articles beside shoppers', await beside, articles);
  for (const which of ['p50', 'p95'] as const)
    note(
      `reads of shoppers, ${which}`,
      `${alone[which].toFixed(1)} ms alone`,
      `${slowed[which].toFixed(1)} ms beside the import`,
      `${(slowed[which] / alone[which]).toFixed(2)} ×`,
    );
  note(
    'reads answered',
    perSecond(alone.answered, alone.seconds),
    perSecond(slowed.answered, slowed.seconds),
  );
}
