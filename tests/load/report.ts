import type { AccountFigures } from './accounts/measure-accounts.ts';
import { type Comparison, ratioOf } from './figures/comparison.ts';
import { comparisonTable, markdownTable } from './figures/markdown-table.ts';
import { spreadOf } from './figures/spread.ts';
import type { OrderFigures } from './orders/measure-orders.ts';
import { type KindFigures, saturating, steps } from './pages/measure-pages.ts';
import type { PaintFigures } from './lcp/measure-paint.ts';
import type { PageWeight } from './bundle-size/measure-weight.ts';

/** Results of one run. */
export interface Figures {
  readonly at: string;
  readonly pages: readonly KindFigures[];
  readonly orders: OrderFigures;
  readonly weights: readonly PageWeight[];
  readonly accounts: AccountFigures;
  readonly paint: readonly PaintFigures[];
  /** Figures of an earlier version, if one runs. */
  readonly paintBefore: readonly PaintFigures[];
  readonly day: readonly Comparison[];
}

/** Brotli size of a plain shell with antd in KiB, measured once as a reference. */
const plainShellKiB = 245;
const goalKiB = 150;

/** A summary table, followed by the detailed ones. */
export function report({ pages, orders, weights, accounts, paint, paintBefore }: Partial<Figures>): string {
  const comparisons = [
    ...(orders?.comparisons ?? []),
    ...(accounts?.comparisons ?? []),
    ...(weights ?? []).map(comparedWeight),
    ...(paint ?? []).map(({ lcp }) => lcp),
  ];
  return [
    comparisons.length > 0 && comparisonTable(comparisons),
    orders && `p95 of order readable: ${Math.round(orders.readableP95Ms)} ms over ${orders.orders} orders.`,
    weights && `The goal for JavaScript is ${goalKiB} KiB.`,
    accounts &&
      `The list of ${accounts.userList.users} users takes ${accounts.userList.statements} SQL statements. ` +
        'The goal for a login is 1.3 times what Keycloak takes.',
    accounts && constantTimeTable(accounts.constantTimeResponses),
    paint && shiftTable(paint),
    paintBefore && `The version before:\n\n${comparisonTable(paintBefore.map(({ lcp }) => lcp))}`,
    paintBefore && shiftTable(paintBefore),
    pages && pageTable(pages),
    pages && cpuTable(pages),
    pages?.some(({ before }) => before) && beforeTable(pages),
    weights && weightTable(weights),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n\n');
}

/** The goal for the largest paint is 1.3 times what static HTML takes. */
export const shiftTable = (paint: readonly PaintFigures[]): string =>
  markdownTable(
    ['page', 'shift (CLS)', 'goal'],
    paint.map(({ page, cls }) => [page, cls.toFixed(4), cls < 0.02 ? 'reached' : 'below 0.02']),
  );

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

/** Answers count as distinguishable if chance hardly explains their difference from unknown addresses. */
const constantTimeTable = (answers: AccountFigures['constantTimeResponses']): string =>
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

/** Requests per second; ratios at eight users. */
const pageTable = (pages: readonly KindFigures[]): string =>
  markdownTable(
    [
      'requests per second',
      ...steps.map((users) => `${users} ${users === 1 ? 'user' : 'users'}`),
      'median',
      'p99',
      '÷ empty call',
      '÷ read by key',
      '÷ Vendure',
    ],
    pages.map(({ kind, perSecond, medianMs, p99Ms, toEmptyCall, toKeyRead, toReference }) => [
      kind,
      ...perSecond.map((count) => count.toFixed(0)),
      `${medianMs.toFixed(1)} ms`,
      `${p99Ms.toFixed(1)} ms`,
      toEmptyCall.toFixed(2),
      toKeyRead.toFixed(2),
      toReference === null ? '' : toReference.toFixed(1),
    ]),
  );

function cpuTable(pages: readonly KindFigures[]): string {
  const parts = Object.keys(pages[0]?.cpuMs ?? {});
  return markdownTable(
    ['CPU ms per request', ...parts, 'together'],
    pages.map(({ kind, cpuMs }) => [
      kind,
      ...parts.map((part) => (cpuMs[part] ?? 0).toFixed(2)),
      parts.reduce((sum, part) => sum + (cpuMs[part] ?? 0), 0).toFixed(2),
    ]),
  );
}

/** The same kinds in the earlier version, in the same rounds. */
function beforeTable(pages: readonly KindFigures[]): string {
  const known = pages.flatMap(({ kind, before, perSecond, cpuMs }) =>
    before ? [{ kind, before, now: perSecond[steps.indexOf(saturating)] ?? 0, cpuMs }] : [],
  );
  const parts = Object.keys(known[0]?.cpuMs ?? {});
  const change = (from = 0, to = 0) => `${from.toFixed(2)} → ${to.toFixed(2)}`;
  const sum = (cpuMs: Readonly<Record<string, number>>) =>
    parts.reduce((all, part) => all + (cpuMs[part] ?? 0), 0);
  return markdownTable(
    ['before → now', 'requests per second', 'times', ...parts.map((part) => `${part}, CPU ms`), 'together'],
    known.map(({ kind, before, now, cpuMs }) => [
      kind,
      `${before.perSecond.toFixed(0)} → ${now.toFixed(0)}`,
      before.times.toFixed(1),
      ...parts.map((part) => change(before.cpuMs[part], cpuMs[part])),
      change(sum(before.cpuMs), sum(cpuMs)),
    ]),
  );
}

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
