import type { Column, Sort } from '@werkbank/kit/columns';
import { DataTable, type DataTableProps } from '@werkbank/kit/data-table';
import { FilterBar } from '@werkbank/kit/filter-bar';
import type { ListState } from '@werkbank/kit/list-state';
import type { Paging } from '@werkbank/kit/pagination';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { EmptyState, ErrorState } from '@werkbank/kit/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './lists.module.css';

interface Answer {
  error: unknown;
  refetch: () => unknown;
}

export interface ServerListProps<Row> extends Omit<DataTableProps<Row>, 'empty' | 'sort' | 'onSort'> {
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
    ...table
  } = props;
  const { t } = useTranslation('admin');
  const narrowed = filterNames.some((name) => list.filter(name) !== '');
  const reset = () => list.setFilters(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <div className={css.stack}>
      <FilterBar label={t('lists.filters')} onReset={narrowed ? reset : undefined}>
        {filters}
      </FilterBar>
      {answer.error && !table.rows ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DataTable
          {...table}
          {...(sortable
            ? {
                sort: list.sort ?? firstColumn(table.columns),
                onSort: (sort: Sort | undefined) => list.setSort(sort),
              }
            : {})}
          empty={
            <EmptyState
              icon={narrowed ? 'search' : 'document'}
              title={narrowed ? t('lists.nothingFound') : emptyTitle}
            >
              {narrowed ? t('lists.nothingFoundHelp') : emptyHelp}
            </EmptyState>
          }
        />
      )}
      {paging ? <Pagination paging={paging} list={list} /> : null}
    </div>
  );
}

function firstColumn<Row>([first]: readonly Column<Row>[]): Sort | undefined {
  return first?.sortable ? { key: first.key, descending: false } : undefined;
}
