import type { Configuration } from '@werkbank/contracts/entities';
import type { PreferencesState } from '@werkbank/contracts/host';
import type { Shell } from '../start/create-shell';
import { firstSettings, offeredPreferences } from './settings';

/**
 * Hands the configuration to whoever reads it, also where it came only after the first drawing, and again when an admin
 * changes it here; everybody else has the change with the next visit.
 */
export function followConfiguration(
  { settings, preferences, queries }: Pick<Shell, 'settings' | 'preferences' | 'queries'>,
  arriving: Promise<Configuration | undefined>,
  firstVisit: boolean,
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
      adopt(configuration, firstVisit && preferences.getState() === start ? {} : preferences.getState());
    }
    queries.getQueryCache().subscribe(({ query }) => {
      const changed = query.state.data;
      if (query.queryKey[0] !== 'getConfiguration' || !changed || changed === settings.getState()) return;
      adopt(changed as Configuration, preferences.getState());
    });
  });
}
