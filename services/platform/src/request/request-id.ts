import { randomUUID } from 'node:crypto';

/** The header that carries a request's id through every part, over HTTP and NATS alike. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

export function newRequestId(): string {
  return randomUUID();
}

/** The id that came in if it is harmless in logs and headers, otherwise a new one. */
export function asRequestId(given: unknown): string {
  return typeof given === 'string' && acceptable.test(given) ? given : newRequestId();
}
