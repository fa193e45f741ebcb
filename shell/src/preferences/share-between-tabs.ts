import { report } from '@werkbank/kit/report';
import { readSharedState, type SharedState, sharedStateCookie } from './shared-state-cookie';

const WRITE_DELAY_MS = 200;

export interface SharingOptions {
  current: () => SharedState;
  onChange: (listener: () => void) => void;
  /** Takes over the state of another tab. */
  adopt: (shared: SharedState) => void;
}

/** Keeps user and preferences equal in all tabs: written with a delay, read when the window gets the focus. */
export function shareBetweenTabs({ current, onChange, adopt }: SharingOptions): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let written = '';
  const write = () => {
    pending = undefined;
    written = JSON.stringify(current());
    writeCookie(sharedStateCookie(current(), Date.now(), location.protocol === 'https:'));
  };
  onChange(() => {
    if (JSON.stringify(current()) === written) return;
    clearTimeout(pending);
    pending = setTimeout(write, WRITE_DELAY_MS);
  });
  addEventListener('focus', () => {
    // A pending choice of this tab is newer than the stored state.
    if (pending !== undefined) return;
    const shared = readRemembered();
    if (shared && JSON.stringify(shared) !== JSON.stringify(current())) adopt(shared);
  });
  const writeNow = () => {
    if (pending === undefined) return;
    clearTimeout(pending);
    write();
  };
  addEventListener('pagehide', writeNow);
  // The next tab reads it before the delay is over, and would adopt the former state.
  addEventListener('blur', writeNow);
}

/** The state of the last visit or another tab. */
export function readRemembered(): SharedState | undefined {
  return readSharedState(cookies(), report);
}

// Some browsers throw at each access to forbidden cookies; then nothing is remembered, and the page still works.

function cookies(): string {
  try {
    return document.cookie;
  } catch (cause) {
    report('Cookies cannot be read', cause);
    return '';
  }
}

function writeCookie(line: string): void {
  try {
    document.cookie = line;
  } catch (cause) {
    report('User and preferences cannot be kept', cause);
  }
}
