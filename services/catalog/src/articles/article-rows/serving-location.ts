import { type Country, servingCountry } from '@werkbank/contracts/localization';

/**
 * The dispatch location whose prices and stock count in lists: the producer's first one in the delivery country,
 * else its first one. Liechtenstein is served from Switzerland.
 */
export function servingLocation<L extends { country: string }>(
  locations: readonly L[],
  deliveryCountry: Country,
): L | null {
  const served = servingCountry(deliveryCountry);
  return locations.find(({ country }) => servingCountry(country) === served) ?? locations[0] ?? null;
}
