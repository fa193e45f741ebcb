import type { Configuration } from '@werkbank/contracts/entities';
import type { Shell } from '../start/create-shell';
import { firstSettings, offeredPreferences } from './settings';

/** Hands the configuration to whoever reads it, also where it came only after the first drawing. */
export function followConfiguration(
  { settings, preferences, queries }: Pick<Shell, 'settings' | 'preferences' | 'queries'>,
  arriving: Promise<Configuration | undefined>,
  firstVisit: boolean,
): void {
  const start = preferences.getState();
  void arriving.then((configuration) => {
    if (!configuration) return;
    queries.setQueryData(['getConfiguration', {}], configuration);
    if (settings.getState() !== firstSettings) return;
    settings.setState(configuration, true);
    // Nobody has chosen yet: what was started with were only the defaults that this installation has not.
    const chosen = firstVisit && preferences.getState() === start ? {} : preferences.getState();
    preferences.setState(offeredPreferences(chosen, configuration));
  });
}
