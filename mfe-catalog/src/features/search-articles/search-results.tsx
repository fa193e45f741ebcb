import type { SearchResult } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Pagination } from '@werkbank/kit/pagination';
import { EmptyState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { ArticleTable, type ArticleTableProps } from '../../article-table/article-table';
import { CompareBar } from '../../comparison/compare-bar';
import { headFilters } from '../../article-filters/head-filter';
import type { Narrowing } from '../../article-filters/use-article-filters';
import { GroupsWithHits } from './groups-with-hits';
import css from './search.module.css';

/** Categories of the hits, and the hits by article group. */
export function SearchResults({
  result,
  narrowing,
  outdated,
  belowDetails,
}: {
  /** `undefined` while it is on its way. */
  result: SearchResult | undefined;
  narrowing: Narrowing;
  outdated: boolean;
  belowDetails?: ArticleTableProps['belowDetails'];
}) {
  const { t } = useTranslation('articles');
  const own = result?.ownNumberArticles;
  const ofOwnNumber = own ? (
    <ArticleTable caption={t('ownNumber.found')} rows={own} columns={[]} rowsOf="mixed" outdated={outdated} />
  ) : null;
  if (result?.totalItems === 0) {
    return (
      ofOwnNumber ?? (
        <EmptyState
          title={t('search.none', { text: narrowing.text })}
          icon={icons.search}
          actions={
            <>
              <ButtonLink kind="primary" to="/">
                {t('search.toCategories')}
              </ButtonLink>
              <ButtonLink to="/tools-for-task">{t('search.byTask')}</ButtonLink>
            </>
          }
        >
          {t('search.noneHelp')}
        </EmptyState>
      )
    );
  }
  const columns = result?.columns ?? [];
  const sortable = narrowing.sort !== undefined;
  return (
    <>
      {ofOwnNumber}
      {result?.categories.length === 0 ? null : (
        <GroupsWithHits cards={result?.categories} text={narrowing.text} />
      )}
      {/* Another element than its placeholder: how many groups come above it is not known before. */}
      <div key={result ? 'found' : 'coming'} className={css.results}>
        <ArticleTable
          caption={t('search.articles')}
          rows={result?.articles}
          columns={columns}
          sort={narrowing.sort}
          onSort={narrowing.setSort}
          filterOf={headFilters(result?.applicableFilters, narrowing)}
          rowsOf={sortable ? 'mixed' : 'grouped'}
          outdated={outdated}
          belowDetails={belowDetails}
        />
        {result ? <Pagination paging={result} list={narrowing.list} outdated={outdated} /> : null}
        <CompareBar where="below" />
      </div>
    </>
  );
}
