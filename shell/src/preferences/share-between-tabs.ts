import { report } from '@werkbank/kit/report';
import { readSharedState, type SharedState, sharedStateCookie } from './shared-state-cookie';

const WRITE_DELAY_MS = 200;

export interface SharingOptions {
  /** The state of this tab. */
  current: () => SharedState;
  /** Calls back whenever it changed. */
  onChange: (listener: () => void) => void;
  /** Takes over what another tab has written. */
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
    // What was just chosen here is newer than what another tab wrote before.
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
  // The tab that is gone to reads it before the delay is over, and would follow what was true before.
  addEventListener('blur', writeNow);
}

/** What the last visit or another tab left behind. */
export function readRemembered(): SharedState | undefined {
  return readSharedState(cookies(), report);
}

// Where the browser forbids cookies, even to name them is an error in some: then nothing is remembered, and the rest goes on.

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
