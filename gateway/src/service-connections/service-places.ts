import type { Domain } from '@werkbank/contracts/domains';
import type { Route } from '@werkbank/contracts/routes';

/** Where the service of each domain answers. */
export type Services = Readonly<Record<Domain, string>>;

/** Connections to one service at a time; what comes beyond waits. */
export const serviceConnections = 64;

/**
 * How long a connection to a service may be idle. Below what a service drains for (DRAIN_MS): when it closes, no
 * connection is left that a call might just be taking.
 */
export const idleConnection = { keepAliveTimeout: 1_000, keepAliveMaxTimeout: 2_000 };

/**
 * Who may be with a service or wait for it. Whoever finds no place is told at once instead of waiting for long. A quarter of
 * the places is for calls that visitors may not make: where more people look than a service can serve, orders still get through.
 */
export class ServicePlaces {
  private readonly taken = new Map<Domain, number>();

  constructor(private readonly most: number) {}

  /** What gives the place back, once; nothing where there is none. */
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
