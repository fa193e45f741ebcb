import type { PreferencesState } from '@werkbank/contracts/shell-api';
import { tabMemory } from '@werkbank/kit/browser-memory';

const KEY = 'werkbank-chosen-as-visitor';

/** Country and currency of the visitor's choice. The language always comes from the account. */
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
 * A visitor's choice in this tab before the login. It becomes the choice of the user who logs in next, even if the
 * login leads over a company's page. The cookie may hold the choice of another user of this device.
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
