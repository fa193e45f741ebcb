import type { Crumb } from '@werkbank/contracts/shell-api';
import { isApiError } from '@werkbank/kit/api-error';
import { ButtonLink } from '@werkbank/kit/button';
import { LeftColumn } from '@werkbank/kit/left-column';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAudience } from '../audience/use-audience';
import { CategoryNavigation } from '../features/browse-categories/category-navigation';
import { Tiles } from '../features/browse-categories/tiles';
import { FilterPanel } from '../article-filters/filter-panel';
import { useArticleFilters, useOfferedOnly } from '../article-filters/use-article-filters';
import { GroupView } from '../features/show-group/group-view';

export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  // The key resets the state, so that no content of the previous category stays under the new name.
  return <CategoryOf key={categoryId} categoryId={categoryId} />;
}

function CategoryOf({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('articles');
  const { t: ofCatalogue } = useTranslation('catalog');
  const audience = useAudience();
  const narrowing = useArticleFilters();
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    'getCategory',
    { params: { categoryId }, query: { ...audience, ...narrowing.query } },
    { keepPrevious: true },
  );
  const group = data?.group;
  const facets = group ? group.applicableFilters : data?.applicableFilters;
  useOfferedOnly(narrowing, isPlaceholderData ? undefined : facets);
  if (error && !data) {
    const missing = isApiError(error) && error.status === 404;
    return (
      <Page title={t(missing ? 'category.missing' : 'category.title')}>
        <ErrorState
          error={error}
          retry={() => void refetch()}
          actions={<ButtonLink to="/">{ofCatalogue('categories.all')}</ButtonLink>}
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
      crumbs={crumbsTo(data.catalogCategoryPath.slice(0, -1), ofCatalogue('categories.all'))}
    >
      <LeftColumn>
        <CategoryNavigation category={data} />
        {facets ? <FilterPanel narrowing={narrowing} facets={facets} /> : null}
      </LeftColumn>
      {group ? (
        <GroupView category={data} group={group} narrowing={narrowing} outdated={isPlaceholderData} />
      ) : (
        <Tiles category={data} narrowing={narrowing} outdated={isPlaceholderData} />
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
