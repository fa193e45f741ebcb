import type { Facet } from '@werkbank/contracts/entities';
import type { FilterChoice } from '@werkbank/contracts/filters';
import type { FilterRange } from '@werkbank/contracts/filters';
import { Button } from '@werkbank/kit/button';
import { FilterList } from '@werkbank/kit/filter-list';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import css from './filters.module.css';
import { RangeFilter } from './range-filter';
import type { Narrowing } from './use-narrowing';

/** The filters that apply to a result, for the left column. */
export function FilterPanel({
  narrowing,
  facets,
}: {
  narrowing: Narrowing;
  facets: readonly Facet[] | undefined;
}) {
  const { t } = useTranslation('catalog');
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
              // What was just clicked is ticked at once, not when the answer to it has come.
              options={facet.values.map((option) => ({
                ...option,
                selected: isChosen(narrowing.filters[facet.key], option.value),
              }))}
              onToggle={(value, chosen) => narrowing.toggleValue(facet.key, value, chosen)}
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

const isChosen = (choice: FilterChoice | undefined, value: string): boolean =>
  choice !== undefined && 'values' in choice && choice.values.includes(value);

function chosenRange({ filters }: Narrowing, key: string): FilterRange {
  const choice = filters[key];
  return choice && 'range' in choice ? choice.range : {};
}
