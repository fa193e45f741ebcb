import type {
  BasketState,
  Host,
  NotificationsPort,
  PreferencesState,
  Readable,
  SessionState,
  Settings,
} from '@werkbank/contracts/shell-api';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

const HostContext = createContext<Host | undefined>(undefined);

/** Puts the shell's ports within reach of the hooks below. `defineRemote` does it for every page and component. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The shell's ports. Outside of a remote's pages it is a bug to ask for them. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

/** The current state of a port; the component is drawn again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  const state = () => readable.getState();
  return useSyncExternalStore((listener) => readable.subscribe(listener), state, state);
}

/** The session, with the person if somebody is logged in. */
export function useSession(): SessionState {
  return useReadable(useHost().session);
}

/** Language, delivery country and currency. */
export function usePreferences(): PreferencesState {
  return useReadable(useHost().preferences);
}

/** Offered values, and the formats of numbers and days. */
export function useSettings(): Settings {
  return useReadable(useHost().settings);
}

export function useBasket(): BasketState {
  return useReadable(useHost().basket);
}

/** Shows a text that is already translated. */
export function useNotify(): NotificationsPort['show'] {
  return useHost().notifications.show;
}
