import type { ArticleRow, Column as ArticleColumn } from '@werkbank/contracts/entities';
import type { Sort } from '@werkbank/kit/columns';
import type { ReactNode } from 'react';
import { useArticleColumns } from './article-columns';
import { PageLink } from '../prefetch/page-link';
import css from './article-table.module.css';
import { LightTable } from './light-table';
import { RowDetails } from './row-details';
import { TableKeys } from './table-keys';

export interface ArticleTableProps {
  caption: string;
  rows: readonly ArticleRow[] | undefined;
  columns: readonly ArticleColumn[];
  detailsColumns?: readonly ArticleColumn[];
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** `grouped`: a head per article group; `mixed`: rows of several groups, each with a description. */
  rowsOf?: 'one-group' | 'grouped' | 'mixed';
  empty?: ReactNode;
  expected?: number;
  /** The shown rows belong to the previous request; the new ones are loading. */
  outdated?: boolean;
  /** The filter for a column, shown in its head. */
  filterOf?: ((key: string) => ReactNode) | undefined;
  /** Below the details of an opened row. */
  belowDetails?: ((row: ArticleRow) => ReactNode) | undefined;
}

/** The dense table of articles: the same in groups, in search results and for similar items. */
export function ArticleTable({
  caption,
  rows,
  columns,
  detailsColumns = [],
  sort,
  onSort,
  rowsOf = 'one-group',
  empty,
  expected = 20,
  outdated = false,
  filterOf,
  belowDetails,
}: ArticleTableProps) {
  const tableColumns = useArticleColumns(columns, { withText: rowsOf === 'mixed', filterOf });
  return (
    <div className={css.frame} aria-busy={outdated}>
      <LightTable
        caption={caption}
        columns={tableColumns}
        rows={rowsOf === 'grouped' ? rows && byGroup(rows) : rows}
        rowKey={(row) => row.articleId}
        sort={sort}
        {...(onSort ? { onSort } : {})}
        nameOf={(row) => row.materialNumber}
        details={(row) => (
          <>
            <RowDetails row={row} columns={[...columns, ...detailsColumns]} />
            {belowDetails?.(row)}
          </>
        )}
        {...(rowsOf === 'grouped' ? { groupOf } : {})}
        empty={empty}
        expected={expected}
      />
      {rows && rows.length > 0 ? <TableKeys /> : null}
    </div>
  );
}

function groupOf(row: ArticleRow) {
  return {
    key: row.groupId,
    head: <PageLink to={`/category/${row.groupId}`}>{row.groupDescription}</PageLink>,
  };
}

/** Rows of one group together, the groups in the order in which their first row came. */
function byGroup(rows: readonly ArticleRow[]): ArticleRow[] {
  return [...Map.groupBy(rows, (row) => row.groupId).values()].flat();
}
