import AntdPagination from 'antd/es/pagination';
import Select from 'antd/es/select';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import type { ListState } from '../lists/list-state';
import type { Paging } from '../lists/pagination';
import { useTotalText } from '../lists/use-total-text';
import css from './ui.module.css';

const usualSizes = [10, 25, 50, 100] as const;

interface PaginationProps {
  paging: Paging;
  list: Pick<ListState, 'page' | 'setPage'>;
  /** True while the page before is still shown. By default, if the shown page is not that of the address. */
  outdated?: boolean;
  /** Called with the chosen rows per page; without it there is no such choice. */
  onPageSize?: (size: number) => void;
  sizes?: readonly number[];
}

/**
 * "Visible X - Y of N items", pages, and how many rows one has. From a page behind the last one, whose rows were deleted
 * or whose link is older than the list, it goes to the last.
 */
export function Pagination({ paging, list, outdated, onPageSize, sizes = usualSizes }: PaginationProps) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const totalText = useTotalText();
  const { page, pages, pageSize, totalItems } = paging;
  const frame = useRef<HTMLElement>(null);
  const waiting = outdated ?? page !== list.page;
  const last = !waiting && list.page > Math.max(pages, 1) ? Math.max(pages, 1) : undefined;
  useEffect(() => {
    if (last !== undefined) list.setPage(last, true);
  }, [last, list]);
  // antd puts the tab stop on the frame of a page number; here the number in it is a button.
  useLayoutEffect(() => {
    for (const item of frame.current?.querySelectorAll('li[tabindex]') ?? [])
      item.removeAttribute('tabindex');
  });
  if (totalItems === 0 || (last !== undefined && page !== last)) return null;
  const range = {
    first: formats.number((page - 1) * pageSize + 1),
    last: formats.number(Math.min(page * pageSize, totalItems)),
    total: totalText(paging),
  };
  const step = (label: string, content: ReactNode, disabled = false, current = false) => (
    <button
      type="button"
      aria-label={label}
      className={css.page}
      disabled={disabled}
      aria-current={current ? 'page' : undefined}
      // The frame around it listens to Enter as well, and would go there a second time.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {content}
    </button>
  );
  return (
    <nav ref={frame} className={css.pagination} aria-label={t('pagination.label')}>
      <span>{t('pagination.visible', range)}</span>
      {pages > 1 ? (
        <AntdPagination
          current={page}
          pageSize={pageSize}
          total={totalItems}
          showSizeChanger={false}
          showTitle={false}
          onChange={(next) => list.setPage(next)}
          itemRender={(number, kind, usual) => {
            switch (kind) {
              case 'page':
                return step(
                  t('pagination.page', { page: number }),
                  formats.number(number),
                  false,
                  number === page,
                );
              case 'prev':
                return step(t('pagination.previous'), <Icon path={icons.chevronLeft} />, page <= 1);
              case 'next':
                return step(t('pagination.next'), <Icon path={icons.chevronRight} />, page >= pages);
              case 'jump-prev':
              case 'jump-next':
                return step(t('pagination.page', { page: number }), '…');
              default:
                return usual;
            }
          }}
        />
      ) : null}
      {onPageSize ? (
        <Select<number>
          aria-label={t('pagination.size')}
          value={pageSize}
          options={sizes.map((size) => ({ value: size, label: t('pagination.rows', { count: size }) }))}
          onChange={onPageSize}
        />
      ) : null}
    </nav>
  );
}
