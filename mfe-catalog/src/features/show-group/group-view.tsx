import type { CategoryPage } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Chips } from '@werkbank/kit/chips';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Pagination } from '@werkbank/kit/pagination';
import { EmptyState } from '@werkbank/kit/feedback';
import { useTotalText } from '@werkbank/kit/total-text';
import { useTranslation } from 'react-i18next';
import { ArticleTable } from '../../article-table/article-table';
import { narrowingChips } from '../../article-filters/filter-chips';
import { headFilters } from '../../article-filters/head-filter';
import { FilterButton } from '../../article-filters/filter-button';
import { useSorts } from '../../article-filters/sort-field';
import type { Narrowing } from '../../article-filters/use-article-filters';
import { CompareBar } from '../../comparison/compare-bar';
import { GroupHead } from './group-head';
import css from './group.module.css';

/** A group: drawing, filters, and the table of its articles. */
export function GroupView({
  category,
  group,
  narrowing,
  outdated,
}: {
  category: CategoryPage;
  group: NonNullable<CategoryPage['group']>;
  narrowing: Narrowing;
  outdated: boolean;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const totalText = useTotalText();
  const sorts = useSorts(group.columns);
  const found = t('search.count', { count: group.totalItems, number: totalText(group) });
  const chips = narrowingChips(narrowing, group.applicableFilters, formats, t('search.text'));
  return (
    <>
      <GroupHead group={group} />
      <div className={css.line}>
        <p aria-live="polite">{found}</p>
        <FilterButton narrowing={narrowing} facets={group.applicableFilters} sorts={sorts} found={found} />
        <Chips chips={chips} />
      </div>
      <div className={css.results}>
        <ArticleTable
          caption={t('group.articlesOf', { group: category.categoryDescription })}
          rows={group.articles}
          columns={group.columns}
          detailsColumns={group.detailsColumns}
          sort={narrowing.sort}
          onSort={narrowing.setSort}
          filterOf={headFilters(group.applicableFilters, narrowing)}
          outdated={outdated}
          empty={
            <EmptyState
              title={t('group.none')}
              icon={icons.filter}
              actions={
                <Button kind="primary" onClick={narrowing.removeAll}>
                  {t('filters.clear')}
                </Button>
              }
            >
              {t('group.noneHelp')}
            </EmptyState>
          }
        />
        <Pagination paging={group} list={narrowing.list} outdated={outdated} />
        <CompareBar where="below" />
      </div>
    </>
  );
}
