import type { Address, Basket } from '@werkbank/contracts/entities';
import type { Country, Currency } from '@werkbank/contracts/localization';
import { useBasket, useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { useEffect, useRef, useState } from 'react';
import type { Way } from '../choices/kept-choices';

/** The price of the goods in the previous country, and in the current one. */
export interface PriceChange {
  before: { country: Country; taxBase: number };
  country: Country;
  taxBase: number;
}

/** The country of the handover, whose prices apply; undefined if a collection involves several. */
function priceCountry(
  way: Way,
  destination: Address | null | undefined,
  basket: Basket,
): Country | undefined {
  if (way !== 'collect') return destination?.country;
  const countries = new Set(
    basket.flatMap((producer) => producer.dispatchLocationItems.map((part) => part.dispatchLocation.country)),
  );
  return countries.size === 1 ? [...countries][0] : undefined;
}

/**
 * Prices, dispatch locations and taxes depend on the country of the handover. Basket and header follow a
 * new choice at once, and the price change is returned for a notice before the next step. A country for
 * collection is not stored for the person: it applies to this step and to its draft.
 */
export function usePriceCountry(way: Way, destination: Address | null | undefined) {
  const { preferences } = useHost();
  const { countries } = useSettings();
  const { country } = usePreferences();
  const { basket, taxBase, currency, refreshing } = useBasket();
  // The basket's price when the step was opened, for any later choice of addresses.
  const [before] = useState<PriceChange['before'] & { currency: Currency }>({ country, taxBase, currency });
  const wanted = priceCountry(way, destination, basket);
  const follow = wanted !== undefined && wanted !== country && countries.includes(wanted);
  const forNow = way === 'collect';
  useEffect(() => {
    if (follow) preferences.set({ country: wanted }, { forNow });
  }, [follow, wanted, forNow, preferences]);
  const drafted = useRef(false);
  const back = useRef<Country>(undefined);
  useEffect(() => {
    back.current = forNow ? before.country : undefined;
  }, [forNow, before]);
  useEffect(
    () => () => {
      if (back.current !== undefined && !drafted.current) {
        preferences.set({ country: back.current }, { forNow: true });
      }
    },
    [preferences],
  );
  const settled = !follow && !refreshing;
  const differs =
    settled &&
    before.taxBase > 0 &&
    before.currency === currency &&
    before.country !== country &&
    before.taxBase !== taxBase;
  const change: PriceChange | undefined = differs ? { before, country, taxBase } : undefined;
  /** The draft that comes of the step is reckoned with its country. */
  const keep = () => {
    drafted.current = true;
  };
  return { settled, change, keep };
}
