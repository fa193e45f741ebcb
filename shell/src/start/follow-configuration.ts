import type { Configuration } from '@werkbank/contracts/entities';
import type { PreferencesState } from '@werkbank/contracts/shell-api';
import type { Language } from '@werkbank/contracts/localization';
import { isApiError } from '@werkbank/kit/api-error';
import type { Shell } from './create-shell';
import { firstSettings, offeredPreferences } from '../configuration/settings';

/** What a page is refused that was opened before the configuration was changed. */
const notOffered = ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'];
/** Several calls of a page are refused at once. */
const askedOnceMs = 5000;

/**
 * Hands the configuration to whoever reads it, also where it came only after the first drawing, and again when an admin
 * changes it here; everybody else has the change with the next visit, or when something is not sold to them any more.
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
      // Nobody has chosen yet: what was started with were only the defaults that this installation has not.
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
