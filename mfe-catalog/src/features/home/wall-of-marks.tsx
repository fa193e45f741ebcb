import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAudience } from '../../audience/use-audience';
import css from './home.module.css';
import { wordMarkAddress } from './word-mark';

/**
 * Links to the articles of every producer. The producers are the values of the search's own producer
 * filter, so no further request is needed. The wall is optional: it is hidden without an answer.
 */
export function WallOfMarks() {
  const { t } = useTranslation('catalog');
  const audience = useAudience();
  const { data, error } = useApiQuery(
    'searchArticles',
    { query: { ...audience, q: '' } },
    { staleTime: 300_000 },
  );
  const producers = data?.applicableFilters.find((facet) => facet.key === 'producer')?.values ?? [];
  if (error || (data && producers.length === 0)) return null;
  const names = producers.map(({ label }) => label).sort((a, b) => a.localeCompare(b));
  return (
    <section className={css.section}>
      <h2>{t('home.producers')}</h2>
      {data ? (
        <ul className={css.wall}>
          {names.map((name) => (
            <li key={name}>
              <Link to={`/search?${new URLSearchParams({ q: name })}`} className={css.mark}>
                <Mark name={name} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.wallPlace}>
          <LinesSkeleton lines={4} />
        </div>
      )}
    </section>
  );
}

function Mark({ name }: { name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span className={css.markName}>{name}</span>;
  return (
    <img
      src={wordMarkAddress(name)}
      alt={name}
      width={160}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
