import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';

/** Connects to the instance's NATS. Several addresses belong to one cluster; the first has the credentials. */
export function connectNats(): Promise<NatsConnection> {
  const addresses = (process.env['NATS_URL'] ?? '').split(',').map((address) => new URL(address));
  const { username = '', password = '' } = addresses[0] ?? {};
  return connect({
    servers: addresses.map(({ host }) => host),
    user: username,
    pass: decodeURIComponent(password),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
}
