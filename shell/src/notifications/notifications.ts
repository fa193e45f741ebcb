import type { NotificationKind, NotificationsPort, Readable } from '@werkbank/contracts/shell-api';
import { maxNotifications } from '@werkbank/contracts/limits';
import { createStore } from 'zustand/vanilla';

/** Good news disappears automatically; an error stays until it is closed. */
const GOOD_NEWS_MS = 4000;

interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly text: string;
  /** Repetitions while it was visible. */
  readonly times: number;
}

export interface Notifications extends NotificationsPort, Readable<readonly Notification[]> {
  dismiss(id: number): void;
  /** Withdraws an outdated message, whether it was read or not. */
  withdraw(text: string): void;
  /** Pauses all timers until `release`, which restarts them. */
  hold(): void;
  release(): void;
}

/** At most five at once: the oldest good news makes room, then the oldest error. Repetitions are counted. */
export function createNotifications(): Notifications {
  const store = createStore<readonly Notification[]>(() => []);
  const leaving = new Map<number, ReturnType<typeof setTimeout>>();
  let held = false;
  let last = 0;

  const keep = (remaining: readonly Notification[]) => {
    store.setState(remaining, true);
    for (const [id, timer] of leaving) {
      if (remaining.some((one) => one.id === id)) continue;
      clearTimeout(timer);
      leaving.delete(id);
    }
    // A pointer cannot leave removed messages.
    if (remaining.length === 0) held = false;
  };
  const dismiss = (id: number) => keep(store.getState().filter((one) => one.id !== id));
  const letGo = ({ id, kind }: Notification) => {
    if (kind === 'error' || held) return;
    leaving.set(
      id,
      setTimeout(() => dismiss(id), GOOD_NEWS_MS),
    );
  };

  return {
    getState: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    dismiss,
    withdraw: (text) => keep(store.getState().filter((one) => one.text !== text)),
    hold() {
      held = true;
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
    release() {
      if (!held) return;
      held = false;
      for (const one of store.getState()) letGo(one);
    },
    show(kind, text) {
      const same = store.getState().find((one) => one.kind === kind && one.text === text);
      last += 1;
      // A new entry, so it gets its full time and is announced again.
      const added = { id: last, kind, text, times: (same?.times ?? 0) + 1 };
      keep([...withoutSurplus(store.getState().filter((one) => one !== same)), added]);
      letGo(added);
    },
  };
}

function withoutSurplus(shown: readonly Notification[]): readonly Notification[] {
  if (shown.length < maxNotifications) return shown;
  const leaves = shown.find(({ kind }) => kind !== 'error') ?? shown[0];
  return shown.filter((one) => one !== leaves);
}
