import type { OrderChange } from '@werkbank/contracts/calls';
import type { ApiClient } from '@werkbank/contracts/client';
import { isApiError } from '@werkbank/kit/api-error';
import { readMessages, type StreamMessage } from './read-messages';

export interface Following {
  api: ApiClient;
  userId: number;
  signal: AbortSignal;
  changed: (change: OrderChange) => void;
  /** Changes were missed and cannot be sent again. */
  missed: () => void;
}

/** The service sends a message at least every 15 seconds. */
const silentMs = 45_000;
const waits = { firstMs: 1_000, longestMs: 30_000 };
/** Overlap with the last read: clocks differ, and reading takes time. */
const marginMs = 5_000;
/** Answers that end the following: signed out, without the right, or from an older server. */
const forGood: readonly number[] = [400, 401, 403, 404];

/** Last event of this browser's windows, by person; it outlives the page that followed. */
const lastIds = new Map<number, string>();

/**
 * Follows changes of orders until the signal aborts. One window of a browser holds the stream and passes changes on to the
 * others, because a browser has few connections to one server. When it closes, the next one resumes.
 */
export function followOrders(following: Following): void {
  const { userId, signal } = following;
  const name = `werkbank-orders-${userId}`;
  const began = performance.now();
  const channel = new BroadcastChannel(name);
  const hear = (message: StreamMessage): void => {
    lastIds.set(userId, message.id);
    if (message.event === 'order-changed') following.changed(message.data as OrderChange);
    else if ((message.data as { missed: boolean }).missed) following.missed();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => hear(data));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const told = (message: StreamMessage): void => {
    if (signal.aborted) return;
    channel.postMessage(message);
    hear(message);
  };
  const hold = () => holdStream(following, told, () => Math.round(performance.now() - began) + marginMs);
  // Without locks, which a browser has on safe addresses only, each window follows for itself.
  const held = 'locks' in navigator ? navigator.locks.request(name, { signal }, hold) : hold();
  void held.catch(() => undefined);
}

async function holdStream(
  { api, userId, signal }: Following,
  told: (message: StreamMessage) => void,
  lookBack: () => number,
): Promise<void> {
  let wait = waits.firstMs;
  while (!signal.aborted) {
    const line = new AbortController();
    const cut = () => line.abort();
    signal.addEventListener('abort', cut, { once: true });
    let silence = setTimeout(cut, silentMs);
    const alive = (): void => {
      clearTimeout(silence);
      silence = setTimeout(cut, silentMs);
    };
    try {
      const stream = await api(
        'followOrders',
        {
          query: { lookBack: Math.min(lookBack(), 60_000) },
          headers: { 'last-event-id': lastIds.get(userId) },
        },
        { signal: line.signal },
      );
      wait = waits.firstMs;
      await readMessages(stream, { heard: told, alive });
    } catch (error) {
      if (isApiError(error) && forGood.includes(error.status)) return;
      wait = Math.min(wait * 2, waits.longestMs);
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', cut);
    }
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

/** Not all at the same moment, when a server comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
