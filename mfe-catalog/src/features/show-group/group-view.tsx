import type { CategoryPage } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Chips } from '@werkbank/kit/chips';
import { useFormats } from '@werkbank/kit/formats';
import { Pagination } from '@werkbank/kit/pagination';
import { EmptyState } from '@werkbank/kit/states';
import { useTranslation } from 'react-i18next';
import { ArticleTable } from '../../article-table/article-table';
import { filterChips } from '../narrow-articles/filter-chips';
import type { Narrowing } from '../narrow-articles/use-narrowing';
import { CompareBar } from '../compare-articles/compare-bar';
import { GroupHead } from './group-head';
import css from './group.module.css';

/** A group: drawing, what narrows it, and the table of its articles. */
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
  const { t } = useTranslation('catalog');
  const formats = useFormats();
  const text = narrowing.text;
  const chips = [
    ...(text === ''
      ? []
      : [{ key: 'q', name: t('search.text'), label: text, onRemove: narrowing.removeText }]),
    ...filterChips(narrowing, group.applicableFilters, formats),
  ];
  return (
    <>
      <GroupHead group={group} />
      <div className={css.line}>
        <p aria-live="polite">
          {t('search.count', { count: group.totalItems, number: formats.number(group.totalItems) })}
        </p>
        <Chips chips={chips} />
      </div>
      <ArticleTable
        caption={t('group.articlesOf', { group: category.categoryDescription })}
        rows={group.articles}
        columns={group.columns}
        detailsColumns={group.detailsColumns}
        sort={narrowing.sort}
        onSort={narrowing.setSort}
        outdated={outdated}
        empty={
          <EmptyState
            title={t('group.none')}
            icon="filter"
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
      <Pagination paging={group} list={narrowing.list} />
      <CompareBar where="below" />
    </>
  );
}
