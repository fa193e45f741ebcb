import { createClient } from '@werkbank/contracts/client';
import { NothingToMeasure, runningInstance } from '../instance/running-instance.ts';
import { measurePriceLists } from './measure-price-lists.ts';
import { measureReport } from './measure-report.ts';
import { markdownTable } from '../figures/markdown-table.ts';

/** Rows of the long report. */
const manyRows = Number(process.argv[2] ?? 1_000_000);
const say = (line: string): void => console.error(line);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

try {
  const instance = runningInstance();
  const account = instance.accounts.find(({ role }) => role === 'producer-admin');
  if (!account) throw new NothingToMeasure('The demo has no producer to sign in.');
  const api = createClient({ baseUrl: instance.address });
  const signIn = async () => {
    const { email, password } = account;
    return api('login', { body: { userEmail: email, password } });
  };
  const { user } = await signIn();
  const companyId = user.companyId ?? 0;
  say('Price lists …');
  const lists = await measurePriceLists(instance, { token: user.accessToken, companyId });
  say(`Reports of ${manyRows} rows …`);
  const { accessToken: token } = (await signIn()).user;
  const { few, many, plain } = await measureReport(instance, { token, companyId, manyRows });
  const perSecond = (rows: number, seconds: number) => `${Math.round(rows / seconds)} rows/s`;
  const { download } = many;
  console.log(
    markdownTable(
      ['what', 'measured', 'against', 'reference', 'ratio'],
      [
        ...lists,
        [
          `report of ${many.rows} rows, speed`,
          perSecond(many.rows, download.seconds),
          'exceljs alone, rows from memory',
          perSecond(many.rows, plain.seconds),
          `${(plain.seconds / download.seconds).toFixed(2)} ×`,
        ],
        [
          `report of ${many.rows} rows, CPU`,
          `${download.cpuSeconds.toFixed(1)} s`,
          'exceljs alone, rows from memory',
          `${plain.cpuSeconds.toFixed(1)} s`,
          `${(download.cpuSeconds / plain.cpuSeconds).toFixed(2)} ×`,
        ],
        [
          `report of ${many.rows} rows, most memory`,
          `${download.peakMiB.toFixed(0)} MiB`,
          `report of ${few.rows} rows`,
          `${few.download.peakMiB.toFixed(0)} MiB`,
          `${(download.peakMiB - few.download.peakMiB).toFixed(1)} MiB more`,
        ],
      ],
    ),
  );
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
