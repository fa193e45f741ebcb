import type { Facet } from '@werkbank/contracts/entities';
import type { FilterRange } from '@werkbank/contracts/filters';
import { FilterList } from '@werkbank/kit/filter-list';
import { RangeFilter } from './range-filter';
import type { Narrowing } from './use-article-filters';
import { useTicks } from './use-ticks';

/** A filter for one property: a range for numbers, checkboxes for words. */
export function FacetFilter({ facet, narrowing }: { facet: Facet; narrowing: Narrowing }) {
  const ticks = useTicks(narrowing);
  if (facet.range) {
    return (
      <RangeFilter
        facet={facet}
        range={facet.range}
        chosen={chosenRange(narrowing, facet.key)}
        onChange={(range) => narrowing.setRange(facet.key, range)}
      />
    );
  }
  return (
    <FilterList
      title={facet.label}
      options={ticks.optionsOf(facet)}
      onToggle={(value, chosen) => ticks.toggle(facet.key, value, chosen)}
      expansion={{
        expanded: narrowing.isExpanded(facet.key),
        onChange: (expanded) => narrowing.setExpanded(facet.key, expanded),
      }}
    />
  );
}

function chosenRange({ filters }: Narrowing, key: string): FilterRange {
  const choice = filters[key];
  return choice && 'range' in choice ? choice.range : {};
}
