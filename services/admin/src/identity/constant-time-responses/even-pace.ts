import { setTimeout as passes } from 'node:timers/promises';

/** Number of answers behind the pace, and the number that it needs. */
const REMEMBERED = 101;
const ENOUGH = 9;
/** So long at the most, even after Keycloak was slow for a while. */
const LONGEST_MS = 2_000;

export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), wait: passes };

/**
 * Lets answers that must not be distinguishable take the same time, whatever they needed. No answer leaves before a moment that
 * is well after the usual end of the work. That moment changes in big steps and rarely, because a pace that followed each
 * answer would reveal earlier answers by later ones.
 */
export class EvenPace {
  private readonly lately: number[] = [];

  /** `floorMs` is the first pace; the time of the work on this machine is measured. */
  constructor(
    private floorMs: number,
    private readonly clock: Clock = realClock,
  ) {}

  /** Call it when the work begins; the returned function waits until the answer may leave. */
  start(): () => Promise<void> {
    const startedAt = this.clock.now();
    return async () => {
      const took = this.clock.now() - startedAt;
      if (took < this.floorMs) await this.clock.wait(this.floorMs - took);
      this.learn(took);
    };
  }

  private learn(took: number): void {
    this.lately.push(took);
    if (this.lately.length > REMEMBERED) this.lately.shift();
    if (this.lately.length < ENOUGH) return;
    const sorted = this.lately.toSorted((one, other) => one - other);
    const usual = sorted[sorted.length >> 1] ?? took;
    if (usual * 1.5 > this.floorMs) this.floorMs = Math.min(this.floorMs * 2, LONGEST_MS);
    else if (usual * 4 < this.floorMs) this.floorMs /= 2;
  }
}
