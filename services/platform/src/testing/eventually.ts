import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a check until it passes; for what another process does in its own time. Fails with the check's last error. */
export async function eventually<T>(check: () => T | Promise<T>, atMostMs = 10_000): Promise<T> {
  const until = Date.now() + atMostMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(25);
    }
  }
}
