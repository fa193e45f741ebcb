import type { ApiClient } from '@werkbank/contracts/client';
import type { PreferencesState } from '@werkbank/contracts/shell-api';
import { report } from '@werkbank/kit/report';
import { placeIn } from './chosen-as-visitor';

/**
 * Tells the account what its person chose, one after the other: it keeps the last choice, whichever answer takes longest.
 * Silent: it is chosen here already, and whether the account knows it matters to nobody right now.
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
