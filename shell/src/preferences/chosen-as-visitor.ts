import type { PreferencesState } from '@werkbank/contracts/shell-api';
import { tabMemory } from '@werkbank/kit/browser-memory';

const KEY = 'werkbank-chosen-as-visitor';

/** A country to have things sent to, and a currency. The language is the account's in any case. */
export type Place = Partial<Pick<PreferencesState, 'country' | 'currency'>>;

export function placeIn({
  country,
  currency,
}: {
  readonly [K in keyof Place]: Place[K] | undefined;
}): Place {
  return { ...(country === undefined ? {} : { country }), ...(currency === undefined ? {} : { currency }) };
}

/**
 * What a visitor chose in this tab before the login: it is the choice of whoever logs in then, also where the login leads
 * over the page of a company. What the cookie has may be from somebody else who used this device.
 */
export const chosenAsVisitor = {
  add(choice: Place): void {
    const { country = '', currency = '' } = { ...this.all(), ...choice };
    tabMemory.write(KEY, `${country},${currency}`);
  },
  all(): Place {
    const [country, currency] = (tabMemory.read(KEY) ?? '').split(',');
    return { ...(country ? { country } : {}), ...(currency ? { currency } : {}) };
  },
  forget: () => tabMemory.write(KEY, null),
};
