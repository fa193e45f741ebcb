import type { DispatchLocation, OrderItem } from '@werkbank/contracts/entities';
import { errorMessage, isRefusal } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import type { PlanTexts } from '../../planning/plan-fields';
import { composeSplit, type Moved } from './split-draft';

export interface SplitTexts extends PlanTexts {
  /** Id of the dispatch location; empty while none is chosen. */
  place: string;
  moved: Moved;
}

type Places = readonly DispatchLocation[];

const compose = ({ moved, place }: SplitTexts, items: readonly OrderItem[], places: Places) =>
  composeSplit(
    items,
    moved,
    places.find(({ id }) => String(id) === place),
  );

/** Errors of a split, at the field that corrects them. */
export function checkSplit(
  values: SplitTexts,
  items: readonly OrderItem[],
  places: Places,
  language: Language,
): { moved?: string; place?: string } {
  const split = compose(values, items, places);
  if (!isRefusal(split)) return {};
  const message = errorMessage(split.code, language, split.params);
  return split.field === 'dispatchLocationId' ? { place: message } : { moved: message };
}

export function splitItems(values: SplitTexts, items: readonly OrderItem[], places: Places) {
  const split = compose(values, items, places);
  return isRefusal(split) ? undefined : split;
}
