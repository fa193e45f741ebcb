import { useApiQuery } from '@werkbank/kit/api';
import { ErrorState } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { Descriptions } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import type { Explained } from './explained';
import css from './search.module.css';

/** One request explains all hits of the page. */
export default function Explanation({ articleId, query }: Explained) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const { data, error, refetch } = useApiQuery('searchArticles', { query: { ...query, explain: 'true' } });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={3} />;
  const why = data.explanations?.find((one) => one.articleId === articleId);
  if (!why) return <p>{t('search.why.gone')}</p>;
  const { parts, rank } = why;
  return (
    <div className={css.reasons}>
      {parts.length === 0 ? null : (
        <div>
          <h3>{t('search.why.parts')}</h3>
          <Descriptions
            items={parts.map(({ typed, as, places }) => [
              typed,
              [
                as === null ? t('search.why.missing') : t(`search.why.as.${as}`),
                ...places.map((place) => t(`search.why.places.${place}`)),
              ].join(' · '),
            ])}
          />
        </div>
      )}
      <div>
        <h3>{t('search.why.rank')}</h3>
        {rank.length === 0 ? (
          <p>{t('search.why.none')}</p>
        ) : (
          <Descriptions
            items={rank.map(({ criterion, points, most }) => [
              t(`search.why.criteria.${criterion}`),
              t('search.why.points', { points: formats.number(points), most: formats.number(most) }),
            ])}
          />
        )}
      </div>
    </div>
  );
}
