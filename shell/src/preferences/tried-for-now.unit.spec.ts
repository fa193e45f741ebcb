import type { PreferencesState } from '@werkbank/contracts/shell-api';
import { triedForNow } from './tried-for-now';

const german: PreferencesState = { language: 'de', country: 'DE', currency: 'EUR' };

/** Preferences as the shell shows them, with what lasts of them. */
function setUp() {
  const tried = triedForNow();
  let shown = german;
  return {
    tried,
    set: (change: Partial<PreferencesState>, forNow = false) => {
      tried.note(change, shown, forNow);
      shown = { ...shown, ...change };
    },
    both: () => [shown, tried.lasting(shown)],
  };
}

it('keeps the choice of before, whatever is tried and whatever else is chosen meanwhile', () => {
  const { set, both } = setUp();
  set({ country: 'AT' }, true);
  set({ country: 'CH' }, true);
  set({ currency: 'CHF' });
  expect(both()).toEqual([
    { language: 'de', country: 'CH', currency: 'CHF' },
    { language: 'de', country: 'DE', currency: 'CHF' },
  ]);
});

it('follows a choice, a return to the choice of before, and the choice of a login', () => {
  const { set, both, tried } = setUp();
  set({ country: 'AT' }, true);
  set({ country: 'LI' });
  expect(both()[1]).toEqual({ ...german, country: 'LI' });
  set({ country: 'AT' }, true);
  set({ country: 'LI' }, true);
  expect(both()[1]).toEqual({ ...german, country: 'LI' });
  set({ country: 'AT' }, true);
  tried.forget();
  expect(both()[1]).toEqual({ ...german, country: 'AT' });
});
