import type { Option } from './group-plan.ts';
import { words } from './group-plan.ts';

/** Further series rank behind all of the first one. */
const rankOfFurther = 4;

/**
 * Options in several series of a producer: the first has no name, the others have a number. Better series
 * cost more.
 */
export function optionsInSeries(options: readonly Option[], series: number): Option[] {
  const further = Array.from({ length: Math.max(0, series - 1) }, (_, index) => index + 2);
  return [
    ...options,
    ...further.flatMap((number) =>
      options.map((option) => ({
        ...option,
        code: [option.code, `S${number}`].filter(Boolean).join('-'),
        label: words(named(option.label.de, `Serie ${number}`), named(option.label.en, `series ${number}`)),
        priceFactor: option.priceFactor * (1 + 0.04 * number),
        rank: (option.rank ?? 0) + rankOfFurther + number,
      })),
    ),
  ];
}

const named = (label: string, series: string): string => (label === '' ? series : `${label}, ${series}`);
