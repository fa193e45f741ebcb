import type { NotificationKind, NotificationsPort, Readable } from '@werkbank/contracts/host';
import { maxNotifications } from '@werkbank/contracts/limits';
import { createStore } from 'zustand/vanilla';

/** Good news goes by itself; an error stays until it was read. */
const GOOD_NEWS_MS = 6000;

export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly text: string;
}

export interface Notifications extends NotificationsPort, Readable<readonly Notification[]> {
  dismiss(id: number): void;
  /** Takes back what is true no longer, whether it was read or not. */
  withdraw(text: string): void;
}

/** At most five at once: the oldest makes room. The same text twice in a row is shown once. */
export function createNotifications(): Notifications {
  const store = createStore<readonly Notification[]>(() => []);
  let last = 0;
  const dismiss = (id: number) => store.setState((before) => before.filter((one) => one.id !== id), true);
  return {
    getState: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    dismiss,
    withdraw: (text) => store.setState((before) => before.filter((one) => one.text !== text), true),
    show(kind, text) {
      if (store.getState().some((one) => one.kind === kind && one.text === text)) return;
      last += 1;
      const id = last;
      store.setState((before) => [...before, { id, kind, text }].slice(-maxNotifications), true);
      if (kind !== 'error') setTimeout(() => dismiss(id), GOOD_NEWS_MS);
    },
  };
}
