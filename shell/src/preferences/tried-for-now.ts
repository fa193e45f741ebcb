import type { PreferencesState } from '@werkbank/contracts/shell-api';

/** Keeps what a page only tries apart from what the person chose: the choice is what other tabs and the next visit get. */
export function triedForNow() {
  let chosen: Partial<PreferencesState> = {};
  return {
    /** `before` is what held when `change` was made. */
    note(change: Partial<PreferencesState>, before: PreferencesState, forNow: boolean): void {
      const rest = Object.entries({ ...before, ...chosen }).filter(([name]) =>
        forNow ? name in chosen || name in change : name in chosen && !(name in change),
      );
      chosen = Object.fromEntries(rest);
    },
    /** Another choice holds, made by a login or in another tab. */
    forget(): void {
      chosen = {};
    },
    lasting: (shown: PreferencesState): PreferencesState => ({ ...shown, ...chosen }),
  };
}
