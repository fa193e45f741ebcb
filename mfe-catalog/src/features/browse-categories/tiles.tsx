import type { CategoryPage } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Chips } from '@werkbank/kit/chips';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { EmptyState } from '@werkbank/kit/feedback';
import { useTotalText } from '@werkbank/kit/total-text';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '../../article-filters/filter-button';
import { narrowingChips } from '../../article-filters/filter-chips';
import type { Narrowing } from '../../article-filters/use-article-filters';
import css from '../../categories/categories.module.css';
import { CategoryCards } from '../../categories/category-cards';

/**
 * The subcategories, or those with hits if text or filters narrow them; links to them keep text and
 * filters.
 */
export function Tiles({
  category,
  narrowing,
  outdated,
}: {
  category: CategoryPage;
  narrowing: Narrowing;
  outdated: boolean;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const totalText = useTotalText();
  const { q, filters } = narrowing.query;
  const narrowed = q !== '' || filters !== '';
  const narrowedBy = new URLSearchParams({ ...(q && { q }), ...(filters && { filters }) });
  const found = t('search.count', {
    count: category.articleCount,
    number: totalText({ totalItems: category.articleCount, totalIsExact: category.totalIsExact }),
  });
  return (
    <div className={css.tilesOf} aria-busy={outdated}>
      <div className={css.line}>
        <p aria-live="polite">{found}</p>
        <FilterButton narrowing={narrowing} facets={category.applicableFilters} found={found} />
        <Chips
          chips={narrowingChips(narrowing, category.applicableFilters ?? [], formats, t('search.text'))}
        />
      </div>
      {category.subcategories.length > 0 ? (
        <CategoryCards
          cards={category.subcategories}
          linkTo={({ categoryId }) => `/category/${categoryId}${narrowed ? `?${narrowedBy}` : ''}`}
        />
      ) : narrowed ? (
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
      ) : (
        <EmptyState title={t('category.empty')}>{t('category.emptyHelp')}</EmptyState>
      )}
    </div>
  );
}
