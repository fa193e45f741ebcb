import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/button';
import { useFormats } from '../formats/use-formats';
import * as icons from '../icons/paths';
import css from './lists.module.css';
import type { ListState } from './list-state';
import { pageNumbers } from './page-numbers';
import { useTotalText } from './use-total-text';

export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly totalItems: number;
  /** False if counting stopped at its limit. */
  readonly totalIsExact?: boolean | undefined;
}

/**
 * "Visible X - Y of N items" and five, seven or nine pages, by the width of the screen. From a page behind the last one,
 * whose rows were deleted or whose link is older than the list, it goes to the last.
 */
export function Pagination({
  paging,
  list,
  outdated,
  label,
}: {
  paging: Paging;
  list: Pick<ListState, 'page' | 'setPage'>;
  /** True while the page before is still shown. By default, if the shown page is not that of the address. */
  outdated?: boolean;
  /** Tells it apart from others of the page. */
  label?: string;
}) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const totalText = useTotalText();
  const { page, pages, pageSize, totalItems } = paging;
  const onPage = (next: number) => list.setPage(next);
  // Some services answer the last page instead of an empty one: then the address keeps the requested number.
  const waiting = outdated ?? page !== list.page;
  const last = !waiting && list.page > Math.max(pages, 1) ? Math.max(pages, 1) : undefined;
  useEffect(() => {
    if (last !== undefined) list.setPage(last, true);
  }, [last, list]);
  if (totalItems === 0 || (last !== undefined && page !== last)) return null;
  const narrow = new Set(pageNumbers(page, pages, 5));
  const medium = new Set(pageNumbers(page, pages, 7));
  const range = {
    first: formats.number((page - 1) * pageSize + 1),
    last: formats.number(Math.min(page * pageSize, totalItems)),
    total: totalText(paging),
  };
  return (
    <nav className={css.pagination} aria-label={label ?? t('pagination.label')}>
      <span>{t('pagination.visible', range)}</span>
      {pages > 1 ? (
        <div className={css.pages}>
          <IconButton
            icon={icons.chevronLeft}
            label={t('pagination.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageNumbers(page, pages, 9).map((number) => (
            <button
              key={number}
              type="button"
              className={`${css.page} ${narrow.has(number) ? '' : medium.has(number) ? css.wide : css.wider}`}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pagination.page', { page: number })}
              onClick={() => onPage(number)}
            >
              {formats.number(number)}
            </button>
          ))}
          <IconButton
            icon={icons.chevronRight}
            label={t('pagination.next')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      ) : null}
    </nav>
  );
}
