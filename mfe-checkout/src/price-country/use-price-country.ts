import type { Address, Basket } from '@werkbank/contracts/entities';
import type { Country, Currency } from '@werkbank/contracts/localization';
import { useBasket, useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { useEffect, useRef, useState } from 'react';
import type { Way } from '../choices/kept-choices';

/** What the goods cost in the country that was chosen before, and in the one that counts. */
export interface PriceChange {
  before: { country: Country; taxBase: number };
  country: Country;
  taxBase: number;
}

/** The country whose prices hold: where the goods are handed over. undefined where they lie in several. */
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
 * Prices, dispatch locations and taxes are those of the country where the goods are handed over. The basket and the header follow
 * as soon as it is chosen, and what that changed is answered, to be said before the next step. Where goods are collected is
 * no country of the person: it holds for this step and for the draft that comes of it.
 */
export function usePriceCountry(way: Way, destination: Address | null | undefined) {
  const { preferences } = useHost();
  const { countries } = useSettings();
  const { country } = usePreferences();
  const { basket, taxBase, currency, refreshing } = useBasket();
  // What the basket said when the step was opened, whatever addresses are tried after that.
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
