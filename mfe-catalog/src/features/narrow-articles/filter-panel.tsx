import type { Facet } from '@werkbank/contracts/entities';
import type { FilterRange } from '@werkbank/contracts/filters';
import { Button } from '@werkbank/kit/button';
import { FilterList } from '@werkbank/kit/filter-list';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import css from './filters.module.css';
import { RangeFilter } from './range-filter';
import type { Narrowing } from './use-narrowing';
import { useTicks } from './use-ticks';

/** The filters that apply to a result, for the left column. */
export function FilterPanel({
  narrowing,
  facets,
}: {
  narrowing: Narrowing;
  facets: readonly Facet[] | undefined;
}) {
  const { t } = useTranslation('catalog');
  const ticks = useTicks(narrowing);
  if (facets?.length === 0) return null;
  const narrowed = Object.keys(narrowing.filters).length > 0;
  return (
    <section className={css.panel} aria-label={t('filters.title')}>
      <div className={css.head}>
        <h2>{t('filters.title')}</h2>
        {narrowed ? (
          <Button kind="quiet" onClick={() => narrowing.setFilters({})}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
      {facets ? (
        facets.map((facet) =>
          facet.range ? (
            <RangeFilter
              key={facet.key}
              facet={facet}
              range={facet.range}
              chosen={chosenRange(narrowing, facet.key)}
              onChange={(range) => narrowing.setRange(facet.key, range)}
            />
          ) : (
            <FilterList
              key={facet.key}
              title={facet.label}
              options={ticks.optionsOf(facet)}
              onToggle={(value, chosen) => ticks.toggle(facet.key, value, chosen)}
              expansion={{
                expanded: narrowing.isExpanded(facet.key),
                onChange: (expanded) => narrowing.setExpanded(facet.key, expanded),
              }}
            />
          ),
        )
      ) : (
        <LinesSkeleton lines={12} />
      )}
    </section>
  );
}

function chosenRange({ filters }: Narrowing, key: string): FilterRange {
  const choice = filters[key];
  return choice && 'range' in choice ? choice.range : {};
}
