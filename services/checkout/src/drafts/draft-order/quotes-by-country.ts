import type { Country } from '@werkbank/contracts/localization';
import type { orderLines, Quote } from './compose-sections.js';

type Lines = ReturnType<typeof orderLines>;
export interface LinesOfCountry {
  /** null: catalog does not know the location. */
  country: Country | null;
  lines: Lines;
  /** Position of each line in the whole order. */
  positions: number[];
}

/** Lines by the country of dispatch, each with the dispatch location from the catalogue. */
export function linesByCountry(items: Lines, { items: found }: Quote): LinesOfCountry[] {
  const parts: LinesOfCountry[] = [];
  for (const [position, item] of items.entries()) {
    const location = found[position]?.dispatchLocation ?? null;
    const line = { ...item, dispatchLocationId: location?.id ?? item.dispatchLocationId };
    const country = location?.country ?? null;
    const same = parts.find((part) => part.country === country);
    if (same) {
      same.lines.push(line);
      same.positions.push(position);
    } else parts.push({ country, lines: [line], positions: [position] });
  }
  return parts;
}

/** One quote of those of the parts, its items where their lines stand among all. */
export function mergeQuotes(parts: readonly (Pick<LinesOfCountry, 'positions'> & { quote: Quote })[]): Quote {
  return {
    items: parts
      .flatMap(({ positions, quote }) =>
        quote.items.map((item, index) => ({ item, position: positions[index] ?? 0 })),
      )
      .sort((one, other) => one.position - other.position)
      .map(({ item }) => item),
    costTax: parts.flatMap(({ quote }) => quote.costTax),
    exchangeRatios: Object.assign({}, ...parts.map(({ quote }) => quote.exchangeRatios)),
  };
}
