import type { Configuration } from '@werkbank/contracts/entities';
import type { PreferencesState } from '@werkbank/contracts/shell-api';
import type { Language } from '@werkbank/contracts/localization';
import { isApiError } from '@werkbank/kit/api-error';
import type { Shell } from './create-shell';
import { firstSettings, offeredPreferences } from '../configuration/settings';

/** Refusals of a page that was opened before the configuration changed. */
const notOffered = ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'];
/** A page's calls may all be refused at once, so it reloads once within this time. */
const askedOnceMs = 5000;

/**
 * Publishes the configuration, even if it arrives after the first drawing, and after a change by an admin here. Other
 * users get the change at their next visit, or at the first refusal because of it.
 */
export function followConfiguration(
  { host, settings, preferences, queries }: Pick<Shell, 'host' | 'settings' | 'preferences' | 'queries'>,
  arriving: Promise<Configuration | undefined>,
  firstVisit: boolean,
  spoken?: Language,
): void {
  const start = preferences.getState();
  const adopt = (configuration: Configuration, chosen: Partial<PreferencesState>) => {
    settings.setState(configuration, true);
    preferences.setState(offeredPreferences(chosen, configuration));
  };
  void arriving.then((configuration) => {
    if (!configuration) return;
    queries.setQueryDefaults(['getConfiguration'], { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(['getConfiguration', {}], configuration);
    if (settings.getState() === firstSettings) {
      // Without a choice the shell started with general defaults, which this installation may not offer.
      const chosen = spoken === undefined ? {} : { language: spoken };
      adopt(configuration, firstVisit && preferences.getState() === start ? chosen : preferences.getState());
    }
    queries.getQueryCache().subscribe((event) => {
      const { query } = event;
      if (event.type === 'updated' && event.action.type === 'error' && isNotOffered(event.action.error)) {
        void queries.prefetchQuery({
          queryKey: ['getConfiguration', {}],
          queryFn: () => host.api('getConfiguration', {}),
          staleTime: askedOnceMs,
        });
      }
      const changed = query.state.data;
      if (query.queryKey[0] !== 'getConfiguration' || !changed || changed === settings.getState()) return;
      adopt(changed as Configuration, preferences.getState());
    });
  });
}

function isNotOffered(error: unknown): boolean {
  return isApiError(error) && notOffered.includes(error.body.code);
}
