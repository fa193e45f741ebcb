import type { FilterRange } from '@werkbank/contracts/filters';

/** A step that divides a range finely enough for a slider and gives round numbers. */
export function stepOf(min: number, max: number): number {
  const wide = max - min;
  if (!(wide > 0)) return 1;
  return 10 ** Math.min(0, Math.floor(Math.log10(wide / 50)));
}

/** The filter for two ends: in order, within the bounds, and unlimited at a bound. */
export function rangeOfEnds(
  low: number,
  high: number,
  { min, max }: { min: number; max: number },
): FilterRange | undefined {
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  const range: FilterRange = {
    ...(from > min ? { min: Math.min(from, max) } : {}),
    ...(to < max ? { max: Math.max(to, min) } : {}),
  };
  return range.min === undefined && range.max === undefined ? undefined : range;
}

/** One handle moved; it stops at the other. */
export function moveEnd(ends: { low: number; high: number }, end: 'low' | 'high', value: number) {
  return end === 'low'
    ? { low: Math.min(value, ends.high), high: ends.high }
    : { low: ends.low, high: Math.max(value, ends.low) };
}
