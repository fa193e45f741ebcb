import type { Facet } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { FacetFilter } from './facet-filter';
import css from './filters.module.css';
import type { Narrowing } from './use-article-filters';

/** The filters that apply to a result, for the left column. */
export function FilterPanel({
  narrowing,
  facets,
  titled = true,
}: {
  narrowing: Narrowing;
  facets: readonly Facet[] | undefined;
  /** False if the surroundings already have this title. */
  titled?: boolean;
}) {
  const { t } = useTranslation('articles');
  if (facets?.length === 0) return null;
  const narrowed = Object.keys(narrowing.filters).length > 0;
  return (
    <section className={css.panel} aria-label={t('filters.title')}>
      <div className={css.head}>
        {titled ? <h2>{t('filters.title')}</h2> : <span />}
        {narrowed ? (
          <Button kind="quiet" onClick={() => narrowing.setFilters({})}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
      {facets ? (
        facets.map((facet) => <FacetFilter key={facet.key} facet={facet} narrowing={narrowing} />)
      ) : (
        <LinesSkeleton lines={12} />
      )}
    </section>
  );
}
