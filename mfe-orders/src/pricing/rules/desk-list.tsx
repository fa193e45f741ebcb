import { holdsWords } from '@werkbank/contracts/text';
import type { Sort, WorkingColumn } from '@werkbank/kit/columns';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import type { ListState } from '@werkbank/kit/list-state';
import type { ReadPage } from '@werkbank/kit/read-all-pages';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { ExportAll } from '@werkbank/kit/ui/export-rows';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { Table } from '@werkbank/kit/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './rules.module.css';
import { shownTexts } from './shown-texts';
import { pageOf, type SortKeys, sorted } from './rows-of-page';

export interface DeskListProps<Row> {
  /** What columns and widths are remembered by. */
  name: string;
  caption: string;
  list: ListState;
  /** The whole list, as the service sorts it. */
  answer: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  columns: readonly WorkingColumn<Row>[];
  /** What the rows are sorted by, for each column that can be. */
  sortKeys: SortKeys<Row>;
  rowKey: (row: Row) => number;
  nameOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Names of the filters as they stand in the address; `search` is for words of what the columns show. */
  filterNames: readonly string[];
  filters: ReactNode;
  fits?: (row: Row) => boolean;
  emptyTitle: string;
  emptyHelp: string;
}

/** The list of every page of the desk: filters, table, pages. The service answers whole lists; the address says what is shown. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const {
    list,
    answer,
    sortKeys,
    filterNames,
    filters,
    fits = () => true,
    emptyTitle,
    emptyHelp,
    ...table
  } = props;
  const { t } = useTranslation('orders');
  const { columns, rowKey } = table;
  const narrowed = filterNames.some((name) => list.filter(name) !== '');
  const reset = () => list.setFilters(Object.fromEntries(filterNames.map((name) => [name, ''])));
  const formats = useFormats();
  const search = filterNames.includes('search') ? list.filter('search') : '';
  const holds = (row: Row) => search === '' || holdsWords(shownTexts(columns, row, formats), search);
  const fitting = answer.data?.filter((row) => fits(row) && holds(row));
  const found = fitting && sorted(fitting, list.sort, sortKeys);
  const shown = found && pageOf(found, list);
  const read: ReadPage<Row> = async (page) => pageOf(found ?? [], page);
  return (
    <div className={css.stack}>
      <FilterBar label={t('desk.filters')} onReset={narrowed ? reset : undefined}>
        {filters}
      </FilterBar>
      {answer.error && !answer.data ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Table
          {...table}
          rows={shown?.rows}
          sort={list.sort}
          onSort={(sort: Sort | undefined) => list.setSort(sort)}
          tools={<ExportAll fileName={table.caption} columns={columns} read={read} rowKey={rowKey} />}
          empty={
            <EmptyState
              icon={narrowed ? icons.search : icons.document}
              title={narrowed ? t('desk.nothingFound') : emptyTitle}
            >
              {narrowed ? t('desk.nothingFoundHelp') : emptyHelp}
            </EmptyState>
          }
        />
      )}
      {shown ? <Pagination paging={shown.paging} list={list} onPageSize={list.setPageSize} /> : null}
    </div>
  );
}
