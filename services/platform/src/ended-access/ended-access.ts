import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '@werkbank/contracts/access';
import { type EndingEvent, endingEvents, type EventPayload, events } from '@werkbank/contracts/events';
import { LRUCache } from 'lru-cache';

/** An access token lives for five minutes; the rest allows for clock differences and slow messages. */
export const ENDINGS_KEPT_MS = 10 * 60_000;
const most = 100_000;

/** Claims of an access token that an ending can match. */
export type Access = Pick<SignedInUser, 'userId' | 'sessionId' | 'issuedAt' | 'roles' | 'companyId'>;

/** An event that ends the validity of tokens. */
export type Ending = { [N in EndingEvent]: { name: N; payload: EventPayload<N> } }[EndingEvent];

type Rights = Omit<EventPayload<'admin.user-rights-changed.v1'>, 'at'>;

/**
 * Access that ended within the lifetime of a token, in memory: ended sessions, changed or erased persons, deleted
 * companies. Valid signatures alone are not enough; tokens are compared with it.
 */
@Injectable()
export class EndedAccess {
  private readonly sessions = recent<string, true>();
  private readonly companies = recent<number, true>();
  private readonly people = recent<number, Rights>();
  private readonly listeners = new Set<() => void>();

  /** Calls back after each ending. Returns a function that unsubscribes. */
  onEnding(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  take(ending: Ending): void {
    this.note(ending);
    for (const listener of this.listeners) listener();
  }

  holds({ userId, sessionId, issuedAt = 0, roles, companyId }: Access): boolean {
    if (this.sessions.has(sessionId)) return false;
    if (companyId !== undefined && this.companies.has(companyId)) return false;
    const rights = this.people.get(userId);
    if (!rights) return true;
    const { active, tokensEndedAt } = rights;
    const isFormer = tokensEndedAt !== null && issuedAt < Math.floor(Date.parse(tokensEndedAt) / 1000);
    return active && !isFormer && (companyId ?? null) === rights.companyId && sameRoles(roles, rights.roles);
  }

  private note({ name, payload }: Ending): void {
    switch (name) {
      case 'admin.session-ended.v1':
        if (leftOf(payload.at) > 0) {
          for (const id of payload.sessionIds) this.sessions.set(id, true, { ttl: leftOf(payload.at) });
        }
        break;
      case 'admin.company-deleted.v1':
        this.companies.set(payload.id, true);
        break;
      case 'admin.person-erased.v1':
        this.noteRights({ ...noRights, userId: payload.userId }, ENDINGS_KEPT_MS);
        break;
      case 'admin.user-rights-changed.v1':
        this.noteRights(payload, leftOf(payload.at));
    }
  }

  /** The direct message and the stream deliver the same events at different times. */
  private noteRights(rights: Rights, ttl: number): void {
    const known = this.people.get(rights.userId);
    if (ttl > 0 && (!known || known.version < rights.version))
      this.people.set(rights.userId, rights, { ttl });
  }
}

const noRights = {
  active: false,
  roles: [],
  companyId: null,
  tokensEndedAt: null,
  version: Number.POSITIVE_INFINITY,
} satisfies Omit<Rights, 'userId'>;

const recent = <K extends string | number, V extends object | true>() =>
  new LRUCache<K, V>({ max: most, ttl: ENDINGS_KEPT_MS });

/** A lost and refilled stream repeats old events. */
const leftOf = (at: string): number => ENDINGS_KEPT_MS - Math.max(0, Date.now() - Date.parse(at));

const sameRoles = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/** The ending in a message; `undefined` for other messages. */
export function endingOf({ name, payload }: { name: string; payload: unknown }): Ending | undefined {
  const known = endingEvents.find((one) => one === name);
  const read = known && events[known].safeParse(payload);
  return read?.success ? ({ name, payload: read.data } as Ending) : undefined;
}
