import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestKind = 'call' | 'query' | 'event' | 'command';

/** What belongs to the call, query, event or command that is being handled right now. */
export interface RequestScope {
  kind: RequestKind;
  requestId: string;
  /** SQL statements executed so far on its behalf. */
  statements: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInRequest<T>(kind: RequestKind, requestId: string, work: () => T): T {
  return scopes.run({ kind, requestId, statements: 0 }, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
