import type { ConnectionOptions } from '@nats-io/transport-node';
import type { ServiceEnv } from '../env/service-env.js';
import { pauseByTheClock } from './pause-by-the-clock.js';

/** Gives a user of one service its own inbox, so that no other user can receive its answers. */
export const inboxPrefixOf = ({ NATS_URL }: Pick<ServiceEnv, 'NATS_URL'>, name: string): string => {
  const { username } = new URL(NATS_URL.split(',', 1)[0]?.trim() ?? '');
  return username === name ? `_INBOX_${name}` : '_INBOX';
};

/** Connection of every process to NATS: it retries forever, and its name is recognisable for operators. */
export function natsOptions(env: Pick<ServiceEnv, 'NATS_URL'>, name: string): ConnectionOptions {
  const addresses = env.NATS_URL.split(',').map((address) => new URL(address.trim()));
  const [first] = addresses;
  return {
    servers: addresses.map((address) => address.host),
    name,
    inboxPrefix: inboxPrefixOf(env, name),
    // The client does not read credentials from an address.
    ...(first?.username && { user: decodeURIComponent(first.username) }),
    ...(first?.password && { pass: decodeURIComponent(first.password) }),
    timeout: 3_000,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: pauseByTheClock(addresses.length),
    pingInterval: 10_000,
    maxPingOut: 2,
    // Each query would create an error beforehand, only for its stack after a failure.
    noAsyncTraces: true,
  };
}
