import { useState } from 'react';

/** Lines that are drawn at once. */
const pageSize = 50;

/** The lines of one page, and the props of the pager. */
export function usePages<T>(lines: readonly T[]) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(lines.length / pageSize));
  const here = Math.min(page, pages);
  return {
    shown: lines.slice((here - 1) * pageSize, here * pageSize),
    setPage,
    pagination: {
      paging: { page: here, pages, pageSize, totalItems: lines.length },
      list: { page: here, setPage },
    },
  };
}
