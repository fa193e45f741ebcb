import type { Facet } from '@werkbank/contracts/entities';
import type { FilterOption } from '@werkbank/kit/filter-list';
import { useState } from 'react';
import type { Narrowing } from './use-article-filters';

interface Tick {
  readonly key: string;
  readonly value: string;
  readonly chosen: boolean;
}

/**
 * The ticked values follow the address, not the later answer. React may draw a new address late, so a
 * fresh tick shows at once until the address catches up.
 */
export function useTicks(narrowing: Narrowing) {
  const { filters, toggleValue } = narrowing;
  const address = narrowing.query.filters;
  const [justMade, setJustMade] = useState<Tick>();
  const [drawnFor, setDrawnFor] = useState(address);
  if (drawnFor !== address) {
    setDrawnFor(address);
    setJustMade(undefined);
  }
  const isTicked = (key: string, value: string) => {
    if (justMade?.key === key && justMade.value === value) return justMade.chosen;
    const choice = filters[key];
    return choice !== undefined && 'values' in choice && choice.values.includes(value);
  };
  return {
    optionsOf: (facet: Facet): FilterOption[] =>
      facet.values.map((option) => ({ ...option, selected: isTicked(facet.key, option.value) })),
    toggle: (key: string, value: string, chosen: boolean) => {
      setJustMade({ key, value, chosen });
      toggleValue(key, value, chosen);
    },
  };
}
