import type { Domain } from '@werkbank/contracts/routes';

/** Where the service of each domain answers. */
export type Services = Readonly<Record<Domain, string>>;

/** Connections to one service at a time; what comes beyond waits. */
export const serviceConnections = 64;

/**
 * How long a connection to a service may be idle. Below what a service drains for (DRAIN_MS): when it closes, no
 * connection is left that a call might just be taking.
 */
export const idleConnection = { keepAliveTimeout: 1_000, keepAliveMaxTimeout: 2_000 };

/** Who may be with a service or wait for it. Whoever finds no place is told at once instead of waiting for long. */
export class ServicePlaces {
  private readonly taken = new Map<Domain, number>();

  constructor(private readonly most: number) {}

  /** What gives the place back, once; nothing where there is none. */
  take(service: Domain): (() => void) | undefined {
    const before = this.taken.get(service) ?? 0;
    if (before >= this.most) return undefined;
    this.taken.set(service, before + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.taken.set(service, (this.taken.get(service) ?? 1) - 1);
    };
  }
}
