import type { Facet } from '@werkbank/contracts/entities';
import type { FilterChoice, Filters } from '@werkbank/contracts/filters';

/**
 * Keeps the part of each choice that the current result offers; the rest leaves the address. If chosen
 * values exclude each other, only the first filter is reduced: without it, the others may be offered
 * again.
 */
export function offeredFilters(filters: Filters, facets: readonly Facet[]): Filters {
  const byKey = new Map(facets.map((facet) => [facet.key, facet]));
  const offered: Filters = {};
  let gaveWay = false;
  for (const [key, choice] of Object.entries(filters)) {
    const facet = byKey.get(key);
    const kept = facet && offeredChoice(choice, facet, gaveWay);
    if (!kept || lengthOf(kept) < lengthOf(choice)) gaveWay = true;
    if (kept && lengthOf(kept) > 0) offered[key] = kept;
  }
  return offered;
}

function offeredChoice(choice: FilterChoice, facet: Facet, keepsEmpty: boolean): FilterChoice | undefined {
  if ('range' in choice) return facet.range && overlaps(choice.range, facet.range) ? choice : undefined;
  if (facet.kind !== 'values') return undefined;
  const counts = new Map(facet.values.map(({ value, count }) => [value, count]));
  // An old address may hold a value in words of one language: the answer marks the value that it was
  // understood as.
  const named = choice.values.every((value) => counts.has(value))
    ? choice.values
    : facet.values.filter(({ selected }) => selected).map(({ value }) => value);
  return {
    values: named.filter((value) => {
      const count = counts.get(value);
      return count !== undefined && (count > 0 || keepsEmpty);
    }),
  };
}

function overlaps(chosen: { min?: number; max?: number }, offered: { min: number; max: number }): boolean {
  return (chosen.min ?? -Infinity) <= offered.max && (chosen.max ?? Infinity) >= offered.min;
}

function lengthOf(choice: FilterChoice): number {
  return 'range' in choice ? 1 : choice.values.length;
}
