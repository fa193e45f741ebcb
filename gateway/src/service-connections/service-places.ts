import type { Domain } from '@werkbank/contracts/domains';
import type { Route } from '@werkbank/contracts/routes';

export type Services = Readonly<Record<Domain, string>>;

/** Connections per service; further calls wait. */
export const serviceConnections = 64;

/**
 * Idle time of a connection to a service. It is below the drain time of services (DRAIN_MS), so no call uses a
 * connection that the service is closing.
 */
export const idleConnection = { keepAliveTimeout: 1_000, keepAliveMaxTimeout: 2_000 };

/**
 * Bounds the calls in progress or waiting per service. A call without a place is refused at once, not after a long
 * wait. A quarter of the places is for calls that visitors may not make, so orders get through while too many visitors
 * read.
 */
export class ServicePlaces {
  private readonly taken = new Map<Domain, number>();

  constructor(private readonly most: number) {}

  /** Returns a function that gives the place back, once; `undefined` if no place is free. */
  take({ domain: service, access }: Pick<Route, 'domain' | 'access'>): (() => void) | undefined {
    const before = this.taken.get(service) ?? 0;
    const kept = access.includes('visitor') ? Math.floor(this.most / 4) : 0;
    if (before >= this.most - kept) return undefined;
    this.taken.set(service, before + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.taken.set(service, (this.taken.get(service) ?? 1) - 1);
    };
  }
}
