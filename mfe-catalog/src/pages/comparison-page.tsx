import { useQueries } from '@tanstack/react-query';
import { ButtonLink } from '@werkbank/kit/button';
import { useHost } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { Checkbox } from '@werkbank/kit/text-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAudience } from '../audience/use-audience';
import { choose, comparisonAddress, idsInAddress, wayBack } from '../comparison/comparison-choice';
import css from '../comparison/compare.module.css';
import { ComparisonTable } from '../features/compare-articles/comparison-table';

/** Articles side by side. The address holds their ids, so that a comparison can be shared. */
export default function ComparisonPage() {
  const { t } = useTranslation('articles');
  const { api, navigation } = useHost();
  const audience = useAudience();
  const [params] = useSearchParams();
  const ids = idsInAddress(params.get('ids'));
  const from = wayBack(params.get('from'));
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const answers = useQueries({
    queries: ids.map((articleId) => {
      const request = { params: { articleId }, query: { ...audience, quantity: 1 } };
      return {
        queryKey: ['getArticle', request],
        queryFn: ({ signal }: { signal: AbortSignal }) => api('getArticle', request, { signal }),
      };
    }),
  });
  const failed = answers.find((answer) => answer.error);
  const articles = answers.flatMap(({ data }) => data ?? []);
  // A shared comparison links back to the group of its first article.
  const back = from ?? (articles[0] && `/category/${articles[0].groupId}`);
  if (ids.length === 0) {
    return (
      <Page title={t('compare.title')}>
        <EmptyState
          title={t('compare.none')}
          actions={
            <ButtonLink kind="primary" to="/">
              {t('search.toCategories')}
            </ButtonLink>
          }
        >
          {t('compare.noneHelp')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={t('compare.title')}
      actions={
        <div className={css.way}>
          <Checkbox checked={differencesOnly} onChange={setDifferencesOnly}>
            {t('compare.differencesOnly')}
          </Checkbox>
          {back === undefined ? null : <ButtonLink to={back}>{t('compare.back')}</ButtonLink>}
        </div>
      }
    >
      {failed ? (
        <ErrorState
          error={failed.error}
          retry={() => void Promise.all(answers.map((answer) => answer.refetch()))}
        />
      ) : null}
      {articles.length > 0 && !answers.some((answer) => answer.isPending) ? (
        <ComparisonTable
          articles={articles}
          differencesOnly={differencesOnly}
          onRemove={(articleId) => {
            choose(articleId, false);
            navigation.go(
              comparisonAddress(
                ids.filter((id) => id !== articleId),
                from,
              ),
              { replace: true },
            );
          }}
        />
      ) : failed ? null : (
        <TableSkeleton rows={12} columns={ids.length + 1} />
      )}
    </Page>
  );
}
