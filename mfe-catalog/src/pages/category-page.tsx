import type { Crumb } from '@werkbank/contracts/host';
import { isApiError } from '@werkbank/kit/api-error';
import { ButtonLink } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { LeftColumn } from '@werkbank/kit/left-column';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { EmptyState, ErrorState } from '@werkbank/kit/states';
import { useCall } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAudience } from '../audience/use-audience';
import { CategoryCards } from '../features/browse-categories/category-cards';
import { CategoryNavigation } from '../features/browse-categories/category-navigation';
import { CompareBar } from '../features/compare-articles/compare-bar';
import { FilterPanel } from '../features/narrow-articles/filter-panel';
import { useNarrowing, useOfferedOnly } from '../features/narrow-articles/use-narrowing';
import { GroupView } from '../features/show-group/group-view';

export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  // Another category is another page: nothing of the one before may stand under its name.
  return <CategoryOf key={categoryId} categoryId={categoryId} />;
}

function CategoryOf({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('catalog');
  const formats = useFormats();
  const audience = useAudience();
  const narrowing = useNarrowing();
  const { data, error, isPlaceholderData, refetch } = useCall(
    'getCategory',
    { params: { categoryId }, query: { ...audience, ...narrowing.query } },
    { keepPrevious: true },
  );
  const group = data?.group;
  useOfferedOnly(narrowing, isPlaceholderData ? undefined : group?.applicableFilters);
  if (error && !data) {
    const missing = isApiError(error) && error.status === 404;
    return (
      <Page title={t(missing ? 'category.missing' : 'category.title')}>
        <ErrorState
          error={error}
          retry={() => void refetch()}
          actions={<ButtonLink to="/">{t('categories.all')}</ButtonLink>}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <>
        <LeftColumn>
          <CategoryNavigation category={undefined} />
        </LeftColumn>
        <PageSkeleton />
      </>
    );
  }
  return (
    <Page
      title={data.categoryDescription}
      crumbs={crumbsTo(data.catalogCategoryPath.slice(0, -1), t('categories.all'))}
      lead={
        group
          ? undefined
          : t('search.count', { count: data.articleCount, number: formats.number(data.articleCount) })
      }
    >
      <LeftColumn>
        <CompareBar where="left-column" />
        <CategoryNavigation category={data} />
        {group ? <FilterPanel narrowing={narrowing} facets={group.applicableFilters} /> : null}
      </LeftColumn>
      {group ? (
        <GroupView category={data} group={group} narrowing={narrowing} outdated={isPlaceholderData} />
      ) : data.subcategories.length === 0 ? (
        <EmptyState title={t('category.empty')}>{t('category.emptyHelp')}</EmptyState>
      ) : (
        <CategoryCards cards={data.subcategories} />
      )}
    </Page>
  );
}

function crumbsTo(
  path: readonly { categoryId: string; categoryDescription: string }[],
  all: string,
): Crumb[] {
  return [
    { label: all, to: '/' },
    ...path.map((one) => ({ label: one.categoryDescription, to: `/category/${one.categoryId}` })),
  ];
}
