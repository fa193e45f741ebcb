import type { AccountFigures } from './accounts/measure-accounts.ts';
import { type Comparison, ratioOf } from './figures/comparison.ts';
import { comparisonTable, markdownTable } from './figures/markdown-table.ts';
import { spreadOf } from './figures/spread.ts';
import type { OrderFigures } from './orders/measure-orders.ts';
import type { PageFigures } from './pages/measure-pages.ts';
import type { PageWeight } from './weight/measure-weight.ts';

/** All that one run found out. */
export interface Figures {
  readonly at: string;
  readonly pages: Record<string, PageFigures>;
  readonly orders: OrderFigures;
  readonly weights: readonly PageWeight[];
  readonly accounts: AccountFigures;
}

/** What a plain shell with antd weighs in Brotli KiB, measured once when the parts were chosen; a figure to compare with. */
const plainShellKiB = 245;
const goalKiB = 170;

/** One table of everything, and below it those that tell where it comes from. */
export function report({ pages, orders, weights, accounts }: Figures): string {
  const comparisons = [
    ...Object.values(pages).flatMap((figures) => figures.comparisons),
    ...orders.comparisons,
    ...accounts.comparisons,
    ...weights.map(comparedWeight),
  ];
  return [
    comparisonTable(comparisons),
    '',
    `p95 of order readable: ${Math.round(orders.readableP95Ms)} ms over ${orders.orders} orders. ` +
      `The goal for JavaScript is ${goalKiB} KiB.`,
    '',
    `The list of ${accounts.userList.users} users takes ${accounts.userList.statements} SQL statements. ` +
      'The goal for a login is 1.3 times what Keycloak takes.',
    '',
    evenTable(accounts.evenAnswers),
    '',
    cpuTable(pages),
    '',
    pageTable(pages),
    '',
    weightTable(weights),
  ].join('\n');
}

const kiB = (bytes: number): number => bytes / 1024;

function comparedWeight({ page, total }: PageWeight): Comparison {
  const [measured, reference] = [kiB(total), plainShellKiB];
  return {
    what: `${page}, JavaScript`,
    unit: 'KiB',
    measured: spreadOf([measured]),
    against: 'a plain shell with antd',
    reference: spreadOf([reference]),
    ratio: spreadOf([ratioOf(measured, reference)]),
  };
}

/** Told apart is what chance alone would hardly ever pull so far from the answers about unknown addresses. */
export const evenTable = (answers: AccountFigures['evenAnswers']): string =>
  markdownTable(
    ['answers about addresses', 'tries each', 'median', 'unknown ones', 'chance', 'told apart'],
    answers.map(({ call, kind, tries, medianMs, unknownMs, chance }) => [
      `${call}, ${kind}`,
      String(tries),
      `${medianMs.toFixed(1)} ms`,
      `${unknownMs.toFixed(1)} ms`,
      chance.toFixed(3),
      chance < 0.001 ? 'YES' : 'no',
    ]),
  );

function cpuTable(pages: Figures['pages']): string {
  const parts = Object.keys(Object.values(pages)[0]?.cpuByPart ?? {});
  return markdownTable(
    ['CPU ms per request', ...parts],
    Object.entries(pages).map(([kind, { cpuByPart }]) => [
      kind,
      ...parts.map((part) => (cpuByPart[part] ?? 0).toFixed(1)),
    ]),
  );
}

const pageTable = (pages: Figures['pages']): string =>
  markdownTable(
    ['page, median ms', 'through the gateway', 'directly', 'ratio', 'queries'],
    Object.values(pages)
      .flatMap(({ perPage }) => perPage)
      .map(({ name, throughMs, directMs, queries }) => [
        name,
        throughMs.toFixed(1),
        directMs.toFixed(1),
        ratioOf(throughMs, directMs).toFixed(1),
        String(queries),
      ]),
  );

function weightTable(weights: readonly PageWeight[]): string {
  return markdownTable(
    ['Brotli KiB', 'shell', 'remotes', 'together', 'files', 'came uncompressed', 'goal'],
    weights.map(({ page, shell, remotes, total, files }) => [
      page,
      kiB(shell).toFixed(0),
      kiB(remotes).toFixed(0),
      kiB(total).toFixed(0),
      String(files.length),
      String(files.filter(({ compressedHere }) => compressedHere).length),
      kiB(total) <= goalKiB ? 'reached' : `${(kiB(total) - goalKiB).toFixed(0)} over`,
    ]),
  );
}
