import { setTimeout as delay } from 'node:timers/promises';

let calls = 0;
/** Counts an API call, to which background work gives way. */
export const noteCall = (): void => void calls++;

/** The part of the time that work takes while calls come in. */
const share = 0.2;
/** Milliseconds after the last call from which on work goes on at full speed. */
const calmAfter = 1_000;
/** Milliseconds that a shutdown waits at most. */
const longestPause = 1_000;

const realTime = { now: () => performance.now(), pause: (ms: number): Promise<unknown> => delay(ms) };

/** Background work in small parts, which leaves most of the time to calls as long as there are any. */
export class GiveWay {
  private seen = calls;
  private lastCall = -Infinity;
  private began: number;

  constructor(private readonly time = realTime) {
    this.began = time.now();
  }

  /** True if calls came in recently: parts should be small. */
  get isNeeded(): boolean {
    const now = this.time.now();
    if (calls !== this.seen) this.lastCall = now;
    this.seen = calls;
    return now - this.lastCall < calmAfter;
  }

  /** Call it between two parts. Without calls it does not wait. */
  async now(): Promise<void> {
    if (this.isNeeded) {
      const pause = (this.time.now() - this.began) * (1 / share - 1);
      await this.time.pause(Math.min(pause, longestPause));
    }
    this.began = this.time.now();
  }
}
