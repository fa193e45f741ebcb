import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../feedback/feedback';
import * as icons from '../icons/paths';
import { FilterBar } from '../lists/filter-bar';
import type { ListState } from '../lists/list-state';
import type { Paging } from '../lists/pagination';
import type { ReadPage } from '../lists/read-all-pages';
import { ExportAll, ExportChosen } from './export-rows';
import { Pagination } from './pagination';
import { Table, type TableProps } from './table';
import css from './working-list.module.css';

export interface WorkingListProps<Row> extends Omit<TableProps<Row>, 'empty'> {
  list: ListState;
  answer: { error: unknown; refetch: () => unknown };
  /** Absent where the answer is the whole list. */
  paging?: Paging | undefined;
  /** The call takes no page size. */
  fixedPageSize?: boolean;
  /** Names of the filters in the address. */
  filterNames?: readonly string[];
  filters?: ReactNode;
  /** Shown instead of an unfiltered list without rows. `null` hides the table. */
  empty?: { title: string; help: string } | null;
  /** Reads one page of the filtered list for a file. */
  readPage?: ReadPage<Row>;
}

/** The frame of every working list: filters, table, states, export and pages. The address holds the query. */
export function WorkingList<Row>(props: WorkingListProps<Row>) {
  const {
    list,
    answer,
    paging,
    fixedPageSize = false,
    filterNames = [],
    filters,
    empty,
    readPage,
    bulk,
    tools,
    ...table
  } = props;
  const { t } = useTranslation('kit');
  const { columns, rowKey, rows, selection, flush } = table;
  const narrowed = filterNames.some((name) => list.filter(name) !== '');
  const reset = () => list.setFilters(Object.fromEntries(filterNames.map((name) => [name, ''])));
  const file = { fileName: table.caption, columns };
  return (
    <div className={flush ? css.flush : css.list}>
      {filters || narrowed ? (
        <FilterBar label={t('list.filters')} onReset={narrowed ? reset : undefined}>
          {filters}
        </FilterBar>
      ) : null}
      {answer.error && !rows ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Table
          sort={list.sort}
          onSort={list.setSort}
          {...table}
          bulk={
            selection ? (
              <>
                {bulk}
                <ExportChosen {...file} selection={selection} />
              </>
            ) : null
          }
          tools={
            <>
              {tools}
              {readPage ? <ExportAll {...file} read={readPage} rowKey={rowKey} /> : null}
            </>
          }
          empty={
            narrowed ? (
              <EmptyState icon={icons.search} title={t('list.nothingFound')}>
                {t('list.nothingFoundHelp')}
              </EmptyState>
            ) : (
              empty && (
                <EmptyState icon={icons.document} title={empty.title}>
                  {empty.help}
                </EmptyState>
              )
            )
          }
        />
      )}
      {paging ? (
        <Pagination
          paging={paging}
          list={list}
          {...(fixedPageSize ? {} : { onPageSize: list.setPageSize })}
        />
      ) : null}
    </div>
  );
}
