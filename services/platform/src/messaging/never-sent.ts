import { JetStreamApiError } from '@nats-io/jetstream';
import { InvalidArgumentError, type NatsConnection } from '@nats-io/nats-core';

/**
 * Kept free in every message, for headers. An event that was sent can be copied to the dead letters with the reason, and
 * be replayed, because it did not use all of what the server takes.
 */
const HEADERS_RESERVE = 8 * 1024;

/** The server's own words for a stream that takes smaller messages than the server does. */
const MESSAGE_EXCEEDS_MAXIMUM = 10054;

/** Reason why a payload is too large for the server, if it is. Sending it would block all later ones for ever. */
export function tooLarge(payload: string | Uint8Array, connection: NatsConnection): string | undefined {
  const most = connection.info?.max_payload;
  if (most === undefined) return undefined;
  const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length;
  if (bytes + HEADERS_RESERVE <= most) return undefined;
  return `${bytes} bytes, and ${most - HEADERS_RESERVE} is the most that is sent`;
}

/** Text of an error that will be the same each time; undefined if another try may succeed. */
export function whyNeverSent(error: unknown): string | undefined {
  const forEver =
    error instanceof InvalidArgumentError ||
    (error instanceof JetStreamApiError && error.code === MESSAGE_EXCEEDS_MAXIMUM);
  return forEver ? error.message : undefined;
}
