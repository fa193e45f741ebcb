import { z } from 'zod';
import { tracingEnv } from './tracing-env.js';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

export const natsAddresses = z
  .string()
  .refine((text) => text.split(',').every((one) => URL.canParse(one.trim())));

/** The environment of every service; a service extends it with its own variables. */
export const serviceEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /**
   * Limit of a process's database connections. Work that runs in one replica only, such as the lapse of proposals,
   * holds a lock on one connection and works on a second.
   */
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  /** Shared with the gateway. If it is set, calls without it are refused. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  /** One address or several, comma-separated; credentials, if any, belong in the first. */
  NATS_URL: natsAddresses,
  /** Number of NATS servers that store each event. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Retry delays of an event whose handler failed; after the last one it becomes a dead letter. */
  EVENT_RETRIES_MS: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('500,1000,5000,15000,30000,60000')
    .transform((text) => text.split(',').map(Number)),
  /**
   * Time without a heartbeat after which a message is delivered again; handlers send three heartbeats in that time.
   * Messages of a killed process wait that long, and in ordered consumers all later ones, too.
   */
  EVENT_ACK_WAIT_MS: z.coerce.number().int().min(100).default(5_000),
  /** Time in which a stopping process still takes calls, until the load balancer sends them to another replica. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /** Time limit of a shutdown after that. Keep it below the time between SIGTERM and SIGKILL. */
  SHUTDOWN_MS: z.coerce.number().int().min(0).default(20_000),
  KEYCLOAK_URL: address,
  KEYCLOAK_REALM: z.string().default('werkbank'),
  /** Only if tokens are issued under another address than the one at which this process reaches Keycloak. */
  KEYCLOAK_ISSUER: address.optional(),
  PUBLIC_URL: address.default('http://127.0.0.1:8080'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  ...tracingEnv.shape,
});
export type ServiceEnv = z.output<typeof serviceEnv>;
