import { z } from 'zod';
import { tracingEnv } from './tracing-env.js';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const natsAddresses = z
  .string()
  .refine((text) => text.split(',').every((one) => URL.canParse(one.trim())));

/** What every service needs to know of its surroundings; a service extends it with its own variables. */
export const serviceEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /**
   * Connections to the database that one process keeps open at most. What runs in one replica only, such as letting
   * proposals lapse, holds a lock by one of them and works with a second.
   */
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  /** Shared with the gateway. Where it is given, calls that come from elsewhere are refused. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  /** One address or several, comma-separated; credentials, if any, stand in the first. */
  NATS_URL: natsAddresses,
  /** How many servers of a NATS cluster keep each event. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Waits before an event that could not be handled is tried again; after the last one it becomes a dead letter. */
  EVENT_RETRIES_MS: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('500,1000,5000,15000,30000,60000')
    .transform((text) => text.split(',').map(Number)),
  /**
   * How long a process may be silent before the message that it handles is delivered again; it gives a sign of life three
   * times in that while. What a killed process held waits for so long, and in order also all that comes after it.
   */
  EVENT_ACK_WAIT_MS: z.coerce.number().int().min(100).default(5_000),
  /** How long a process that was asked to end still takes calls, until whoever balances sends them to another replica. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /** How long a shutdown may take after that; below what whoever sends SIGTERM waits before SIGKILL. */
  SHUTDOWN_MS: z.coerce.number().int().min(0).default(20_000),
  KEYCLOAK_URL: address,
  KEYCLOAK_REALM: z.string().default('werkbank'),
  /** Only where tokens are issued under another address than the one this process reaches Keycloak at. */
  KEYCLOAK_ISSUER: address.optional(),
  PUBLIC_URL: address.default('http://127.0.0.1:8080'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  ...tracingEnv.shape,
});
export type ServiceEnv = z.output<typeof serviceEnv>;
