import { Chips } from '@werkbank/kit/chips';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useSession } from '@werkbank/kit/host';
import { LeftColumn } from '@werkbank/kit/left-column';
import { Page } from '@werkbank/kit/page';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTotalText } from '@werkbank/kit/total-text';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAudience } from '../audience/use-audience';
import { FilterPanel } from '../article-filters/filter-panel';
import { FilterButton } from '../article-filters/filter-button';
import { filterChips } from '../article-filters/filter-chips';
import { useSorts } from '../article-filters/sort-field';
import { useArticleFilters, useOfferedOnly } from '../article-filters/use-article-filters';
import css from '../features/search-articles/search.module.css';
import { partChips } from '../features/search-articles/part-chips';
import { WhatWasUnderstood } from '../features/search-articles/what-was-understood';
import { SearchResults } from '../features/search-articles/search-results';
import { WhyHere } from '../features/search-articles/why-here';

/** Search results, with filters. */
export default function SearchPage() {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const totalText = useTotalText();
  const { navigation } = useHost();
  const audience = useAudience();
  const narrowing = useArticleFilters();
  const { text, category } = narrowing;
  const { user } = useSession();
  const query = { ...audience, ...narrowing.query, ...(category === '' ? {} : { category }) };
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    'searchArticles',
    { query },
    { keepPrevious: true, enabled: text !== '' },
  );
  useOfferedOnly(narrowing, isPlaceholderData ? undefined : data?.applicableFilters);
  const sorts = useSorts(data?.columns ?? []);
  const found = data && t('search.count', { count: data.totalItems, number: totalText(data) });
  // Without a text there is no search: redirects to the category, or to the home page.
  const above = category === '' ? '/' : `/category/${encodeURIComponent(category)}`;
  if (text === '') return <Navigate to={above} replace />;
  const chips = [
    ...partChips(
      text,
      isPlaceholderData ? undefined : data?.understood,
      (kind) => t(`search.parts.${kind}`),
      (rest) => (rest === '' ? navigation.go(above) : narrowing.setText(rest)),
    ),
    ...(category === ''
      ? []
      : [
          {
            key: 'category',
            name: t('search.category'),
            label: data?.category?.categoryDescription ?? category,
            onRemove: narrowing.removeCategory,
          },
        ]),
    ...filterChips(narrowing, data?.applicableFilters ?? [], formats),
  ];
  return (
    <Page title={t('search.title', { text })}>
      <LeftColumn>
        <FilterPanel narrowing={narrowing} facets={error ? [] : data?.applicableFilters} />
      </LeftColumn>
      <div className={css.line}>
        <p aria-live="polite">{found ?? (error ? null : t('search.searching'))}</p>
        <FilterButton
          narrowing={narrowing}
          facets={data?.applicableFilters}
          sorts={sorts}
          found={found ?? ''}
        />
        <Chips chips={chips} />
      </div>
      {data && !isPlaceholderData ? <WhatWasUnderstood result={data} onSearch={narrowing.setText} /> : null}
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SearchResults
          result={data}
          narrowing={narrowing}
          outdated={isPlaceholderData}
          belowDetails={
            user?.roles.PlatformAdmin
              ? ({ articleId }) => <WhyHere articleId={articleId} query={query} />
              : undefined
          }
        />
      )}
    </Page>
  );
}
