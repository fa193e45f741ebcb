import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { TokenCheck } from '../auth/token-check.js';
import { OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { reachDatabase } from '../database/reach-database.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';

type Check = () => Promise<void>;

export interface Readiness {
  ready: boolean;
  /** Parts that are down, but that most calls do not need. */
  degraded: string[];
  parts: Record<string, 'up' | 'down'>;
  /** Reasons by part that is down, for operators. */
  reasons?: Record<string, string>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks of the parts that this process needs before it takes calls. A service adds its own with `add`. */
@Injectable()
export class ReadyChecks {
  private readonly checks = new Map<string, Check>();
  private readonly optional = new Set<string>();

  constructor(nats: NatsConnectionService, tokens: TokenCheck, @Inject(OPTIONAL_ORM) orm: OptionalOrm) {
    if (orm) this.add('database', () => reachDatabase(orm));
    this.add('nats', async () => nats.assertStores());
    // Once its keys are read, Keycloak may be down for a while without harm.
    this.add('keycloak', () => tokens.reachKeys());
  }

  /** Adds a check that throws while the part is down. */
  add(part: string, check: Check): void {
    this.checks.set(part, check);
  }

  /** Adds a check of a part that most calls do not need: it is reported while it is down, and the process stays ready. */
  addOptional(part: string, check: Check): void {
    this.optional.add(part);
    this.add(part, check);
  }

  /** @param withinMs a part without an answer by then counts as down */
  async run(withinMs?: number): Promise<Readiness> {
    const failures = await Promise.all(
      [...this.checks].map(async ([part, check]) => {
        const checked = check().then(() => undefined, reasonOf);
        const failure =
          withinMs === undefined
            ? await checked
            : await Promise.race([
                checked,
                delay(withinMs, `no answer within ${withinMs} ms`, { ref: false }),
              ]);
        return [part, failure] as const;
      }),
    );
    const down = failures.flatMap(([part, reason]) =>
      reason === undefined ? [] : [[part, reason] as const],
    );
    const degraded = down.map(([part]) => part).filter((part) => this.optional.has(part));
    return {
      ready: down.length === degraded.length,
      degraded,
      parts: Object.fromEntries(
        failures.map(([part, failure]) => [part, failure === undefined ? 'up' : 'down']),
      ),
      ...(down.length === 0 ? {} : { reasons: Object.fromEntries(down) }),
    };
  }
}
