import { join } from 'node:path';
import { startBeside } from '../instance/own-process.ts';
import { databaseOf, pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';
import { listenToDatabase } from '../queries/listen-to-database.ts';
import type { Statement } from '../queries/frontend-messages.ts';
import { openOwnTables, type OwnTables } from './own-tables.ts';
import { watchDownload } from './watched-download.ts';

const [few, many, rounds] = [500, 20_000, 40];

/** Compares price lists of a company for one customer with plain reads of the same rows. */
export async function measurePriceLists(
  instance: RunningInstance,
  { token, companyId }: { token: string; companyId: number },
): Promise<string[][]> {
  const catalogPid = pidOf(instance, 'catalog');
  const database = databaseOf(instance, 'catalog');
  const tables = await openOwnTables(database, ['article']);
  try {
    const listener = await listenToDatabase(database.url);
    const script = join(repositoryRoot, 'services', 'catalog', 'dist', 'main.js');
    try {
      const service = await startBeside(catalogPid, script, {
        ...tables.environment,
        DATABASE_URL: listener.url,
        GATEWAY_SECRET: '',
      });
      try {
        const list = (format: string) =>
          watchDownload(service.pid, () =>
            fetch(
              `${service.address}/api/discounts/price-lists/${companyId}?country=CH&currency=CHF&customerCompanyId=201&format=${format}`,
              { headers: { authorization: `Bearer ${token}` } },
            ),
          );
        const lines: string[][] = [];
        for (const articles of [few, many]) {
          await fill(tables, companyId, articles);
          for (let warm = 0; warm < 5; warm++) await list('csv');
          listener.take();
          await list('csv');
          const statements = listener.take().filter(({ text }) => /from article|as asked/.test(text));
          const times = articles === few ? rounds : 3;
          const priced = { seconds: 0, cpuSeconds: 0, peakMiB: 0 };
          for (let round = 0; round < times; round++) {
            const one = await list('csv');
            priced.seconds += one.seconds / times;
            priced.cpuSeconds += one.cpuSeconds / times;
          }
          const read = await readAlone(tables, statements, times);
          lines.push(
            compared(`${articles} prices, time`, priced.seconds, read.seconds),
            compared(`${articles} prices, CPU`, priced.cpuSeconds, read.cpuSeconds),
            [`${articles} prices, statements`, String(statements.length), '', '', ''],
          );
          const workbook = await list('xlsx');
          lines.push([
            `${articles} prices as XLSX`,
            `${Math.round(workbook.seconds * 1000)} ms, ${Math.round(workbook.cpuSeconds * 1000)} ms CPU`,
            'most memory of the process',
            `${workbook.peakMiB.toFixed(0)} MiB`,
            '',
          ]);
        }
        return lines;
      } finally {
        await service.end();
      }
    } finally {
      await listener.close();
    }
  } finally {
    await tables.drop();
  }
}

const compared = (what: string, measured: number, reference: number): string[] => [
  what,
  `${(measured * 1000).toFixed(1)} ms`,
  'reading the same rows alone by pg',
  `${(reference * 1000).toFixed(1)} ms`,
  `${(measured / reference).toFixed(2)} ×`,
];

/** Fills the table with copies of a company's articles. */
async function fill({ client }: OwnTables, companyId: number, articles: number): Promise<void> {
  await client.query('truncate article');
  await client.query(
    `insert into article select copied.*
      from (select to_jsonb(a) as like_it from public.article a where not_for_sale_reason is null
          and producer_id = (select producer_id from producer_company where id = $1) order by article_id limit 1) example,
        generate_series(1, $2::int) n,
        lateral jsonb_populate_record(null::article, like_it || jsonb_build_object(
          'article_id', 'load-' || n, 'material_number', 'LOAD-' || lpad(n::text, 6, '0'))) copied`,
    [companyId, articles],
  );
  await client.query('analyze article');
}

async function readAlone(tables: OwnTables, statements: readonly Statement[], times: number) {
  const client = await tables.connect();
  const read = async () => {
    for (const { text, values } of statements) await client.query({ text, values: [...values] });
  };
  for (let warm = 0; warm < 5; warm++) await read();
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let round = 0; round < times; round++) await read();
  const { user, system } = process.cpuUsage(before);
  await client.end();
  return {
    seconds: (performance.now() - began) / 1000 / times,
    cpuSeconds: (user + system) / 1e6 / times,
  };
}
