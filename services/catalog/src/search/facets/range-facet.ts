import type { Facet } from '@werkbank/contracts/entities';
import type { FilterChoice } from '@werkbank/contracts/filters';
import type { ValueCounts } from '../search-index/search-index.js';

const buckets = 12;

/**
 * Smallest and largest value, with the hits in buckets of equal width; null if all hits have the same
 * value.
 */
export function rangeOf(counts: ValueCounts, choice: FilterChoice | undefined): Facet['range'] {
  const values = Object.entries(counts)
    .map(([value, count]) => ({ value: Number(value), count }))
    .filter(({ value }) => Number.isFinite(value));
  if (values.length === 0) return null;
  const min = Math.min(...values.map(({ value }) => value));
  const max = Math.max(...values.map(({ value }) => value));
  const chosen = choice && 'range' in choice ? choice.range : undefined;
  if (min === max && !chosen) return null;
  const histogram = Array.from({ length: min === max ? 1 : buckets }, () => 0);
  for (const { value, count } of values) {
    const bucket =
      min === max ? 0 : Math.min(buckets - 1, Math.floor(((value - min) / (max - min)) * buckets));
    histogram[bucket] = (histogram[bucket] ?? 0) + count;
  }
  return { min, max, chosenMin: chosen?.min ?? null, chosenMax: chosen?.max ?? null, histogram };
}
