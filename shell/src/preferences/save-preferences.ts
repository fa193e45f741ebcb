import type { ApiClient } from '@werkbank/contracts/client';
import type { PreferencesState } from '@werkbank/contracts/shell-api';
import { report } from '@werkbank/kit/report';
import { placeIn } from './chosen-as-visitor';

/**
 * Sends a person's choices to the account, one after the other, so the last one wins whichever answer takes longest. Silent:
 * the page shows the choice already, and a failure has no effect on it.
 */
export function savePreferences(api: ApiClient): (userId: number, change: Partial<PreferencesState>) => void {
  let saving: Promise<unknown> = Promise.resolve();
  const next = (save: () => Promise<unknown>) => {
    saving = saving.then(save).catch((cause: unknown) => report('A preference could not be saved', cause));
  };
  return (userId, change) => {
    const params = { userId };
    const { language } = change;
    if (language !== undefined) next(() => api('setUserLanguage', { params, body: { language } }));
    const body = placeIn(change);
    if (Object.keys(body).length > 0) next(() => api('setUserPreferences', { params, body }));
  };
}
