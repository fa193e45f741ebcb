import type { Sort, WorkingColumn } from '@werkbank/kit/columns';
import { FilterBar } from '@werkbank/kit/filter-bar';
import * as icons from '@werkbank/kit/icons';
import type { ListState } from '@werkbank/kit/list-state';
import type { Paging } from '@werkbank/kit/pagination';
import type { ReadPage } from '@werkbank/kit/read-all-pages';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { ExportAll, ExportChosen } from '@werkbank/kit/ui/export-rows';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { Table, type TableProps } from '@werkbank/kit/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './lists.module.css';

interface Answer {
  error: unknown;
  refetch: () => unknown;
}

export interface ServerListProps<Row> extends Omit<TableProps<Row>, 'empty' | 'sort' | 'onSort' | 'tools'> {
  list: ListState;
  answer: Answer;
  /** Absent where the answer is the whole list. */
  paging?: Paging | undefined;
  /** Names of the filters as they stand in the address. */
  filterNames: readonly string[];
  filters: ReactNode;
  /** By its first column, unless the address says otherwise: so does the service. */
  sortable?: boolean;
  /** What to do when there is nothing at all. */
  emptyTitle: string;
  emptyHelp: string;
  /** How the service is asked for a page of what the list is narrowed to, where that can be had as a file. */
  readPage?: ReadPage<Row>;
}

/** The list of every page of the administration: filters, table, pages. The address says what is asked of the service. */
export function ServerList<Row>(props: ServerListProps<Row>) {
  const {
    list,
    answer,
    paging,
    filterNames,
    filters,
    sortable = true,
    emptyTitle,
    emptyHelp,
    readPage,
    bulk,
    ...table
  } = props;
  const { t } = useTranslation('admin');
  const { columns, rowKey, selection } = table;
  const narrowed = filterNames.some((name) => list.filter(name) !== '');
  const reset = () => list.setFilters(Object.fromEntries(filterNames.map((name) => [name, ''])));
  const file = { fileName: table.caption, columns };
  return (
    <div className={css.stack}>
      <FilterBar label={t('lists.filters')} onReset={narrowed ? reset : undefined}>
        {filters}
      </FilterBar>
      {answer.error && !table.rows ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Table
          {...table}
          {...(sortable
            ? {
                sort: list.sort ?? firstColumn(columns),
                onSort: (sort: Sort | undefined) => list.setSort(sort),
              }
            : {})}
          bulk={
            selection ? (
              <>
                {bulk}
                <ExportChosen {...file} selection={selection} />
              </>
            ) : null
          }
          tools={readPage ? <ExportAll {...file} read={readPage} rowKey={rowKey} /> : null}
          empty={
            <EmptyState
              icon={narrowed ? icons.search : icons.document}
              title={narrowed ? t('lists.nothingFound') : emptyTitle}
            >
              {narrowed ? t('lists.nothingFoundHelp') : emptyHelp}
            </EmptyState>
          }
        />
      )}
      {paging ? <Pagination paging={paging} list={list} onPageSize={list.setPageSize} /> : null}
    </div>
  );
}

function firstColumn<Row>([first]: readonly WorkingColumn<Row>[]): Sort | undefined {
  return first?.sortable ? { key: first.key, descending: false } : undefined;
}
