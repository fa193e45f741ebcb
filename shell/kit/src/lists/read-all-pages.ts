import { listLimits } from '@werkbank/contracts/limits';
import type { Paging } from './pagination';

/** More are another job than that of a browser. */
export const mostRowsOfFile = 10_000;

/** Reads one page, as the list itself does. */
export type ReadPage<Row> = (
  page: { page: number; pageSize: number },
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; paging: Paging }>;

/** All that a list would show page by page, each row once, also where rows come or go meanwhile. */
export async function readAllPages<Row>(
  read: ReadPage<Row>,
  keyOf: (row: Row) => string | number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<{ rows: Row[]; left: number; leftIsExact: boolean }> {
  const found = new Map<string | number, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, paging } = await read({ page, pageSize: listLimits.pageSize }, signal);
    signal.throwIfAborted();
    for (const row of rows) found.set(keyOf(row), row);
    const leftIsExact = paging.totalIsExact ?? true;
    const total = leftIsExact ? Math.min(paging.totalItems, mostRowsOfFile) : mostRowsOfFile;
    onProgress(Math.min(found.size, total), total);
    if (page >= paging.pages || page * listLimits.pageSize >= mostRowsOfFile) {
      const left = Math.max(0, paging.totalItems - mostRowsOfFile);
      return { rows: [...found.values()].slice(0, mostRowsOfFile), left, leftIsExact };
    }
  }
}
