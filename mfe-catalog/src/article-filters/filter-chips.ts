import type { Facet } from '@werkbank/contracts/entities';
import type { FilterRange } from '@werkbank/contracts/filters';
import type { Chip } from '@werkbank/kit/chips';
import type { Formats } from '@werkbank/kit/formats';
import type { Narrowing } from './use-article-filters';

/** Chips of all that narrows a category: the text, if there is one, and the filters. */
export function narrowingChips(
  narrowing: Narrowing,
  facets: readonly Facet[],
  formats: Pick<Formats, 'number'>,
  nameOfText: string,
): Chip[] {
  const { text, removeText } = narrowing;
  const ofText = text === '' ? [] : [{ key: 'q', name: nameOfText, label: text, onRemove: removeText }];
  return [...ofText, ...filterChips(narrowing, facets, formats)];
}

/** A chip per chosen value and per range, in the words of the loaded facets. */
export function filterChips(
  narrowing: Narrowing,
  facets: readonly Facet[],
  formats: Pick<Formats, 'number'>,
): Chip[] {
  return Object.entries(narrowing.filters).flatMap(([key, choice]): Chip[] => {
    const facet = facets.find((one) => one.key === key);
    const name = facet?.label ?? key;
    if ('range' in choice) {
      const label = rangeText(choice.range, facet?.unit ?? null, formats);
      return [{ key, name, label, onRemove: () => narrowing.setRange(key, undefined) }];
    }
    return choice.values.map((value) => ({
      key: `${key}:${value}`,
      name,
      label: facet?.values.find((one) => one.value === value)?.label ?? value,
      onRemove: () => narrowing.toggleValue(key, value, false),
    }));
  });
}

/** "6,5 – 7 mm", or with one end open "≥ 6,5 mm". */
function rangeText({ min, max }: FilterRange, unit: string | null, formats: Pick<Formats, 'number'>): string {
  const text = (value: number) => formats.number(value, decimalsOf(value));
  const figures =
    min !== undefined && min === max
      ? text(min)
      : min === undefined
        ? `≤ ${text(max ?? 0)}`
        : max === undefined
          ? `≥ ${text(min)}`
          : `${text(min)} – ${text(max)}`;
  return unit === null ? figures : `${figures}\u00a0${unit}`;
}

/** Decimals of a value, at most three. */
export function decimalsOf(value: number): number {
  return Math.min(3, (String(Number(value.toFixed(3))).split('.')[1] ?? '').length);
}
