import { type AddressVariable, addressVariable, domains } from '@werkbank/contracts/domains';
import { readEnv, tracingEnv } from '@werkbank/platform/env';
import { z } from 'zod';
import { trustedProxies } from './protect/trusted-proxies.js';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** `CATALOG_URL`, `ADMIN_URL` and so on. */
const addressesOfServices = Object.fromEntries(
  domains.map((domain) => [addressVariable(domain), address]),
) as Record<AddressVariable, typeof address>;

export const gatewayEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address.default('http://127.0.0.1:8080'),
  ...addressesOfServices,
  KEYCLOAK_URL: address,
  KEYCLOAK_REALM: z.string().default('werkbank'),
  KEYCLOAK_ISSUER: address.optional(),
  /** Folder with shell/dist and mfe-<name>/dist. */
  FRONT_DIR: z.string(),
  /** Folder of drawings, word marks and documents, served below /media. */
  MEDIA_DIR: z.string().optional(),
  /** JSON file `{ "<remote>": "<address>" }` of the addresses at which teams publish their releases. Read periodically. */
  REMOTES_FILE: z.string().optional(),
  /** Folder for downloaded releases. Default: a new temporary folder at each start. */
  RELEASES_DIR: z.string().optional(),
  /** Time that a page waits for its domain's public content. After that it is sent without. */
  PUBLIC_PAGE_WITHIN_MS: z.coerce.number().int().min(0).default(150),
  /** Calls that one address may make per minute. Logins and other calls that allow guessing have a tighter limit each. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /** Calls that one person may make per minute, from all addresses together. */
  CALLS_PER_USER_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /**
   * Logins per address, and per browser on which the account has signed in before. Each other call that allows guessing
   * has the same limit.
   */
  LOGINS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /**
   * Calls that one address may have open at a time. It is below the number of connections to a service, so one address
   * cannot hold them all.
   */
  OPEN_CALLS_PER_ADDRESS: z.coerce.number().int().min(1).default(48),
  /** Server-sent event streams that may be open at a time: per address and in total. */
  OPEN_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(256),
  OPEN_STREAMS: z.coerce.number().int().min(1).default(4096),
  /** Calls in progress or waiting per service; further calls get a 503 with a retry delay. Visitors may use three quarters. */
  CALLS_PER_SERVICE: z.coerce.number().int().min(1).default(256),
  /** Uploads in progress per service, whatever their pace. */
  UPLOADS_PER_SERVICE: z.coerce.number().int().min(1).default(64),
  /** Uploads in progress per person and per company. */
  UPLOADS_PER_PERSON: z.coerce.number().int().min(1).default(4),
  UPLOADS_PER_COMPANY: z.coerce.number().int().min(1).default(12),
  /** Large uploads, such as catalogue files, are counted separately. One person may use all places of the company. */
  LARGE_UPLOADS_PER_SERVICE: z.coerce.number().int().min(1).default(8),
  LARGE_UPLOADS_PER_COMPANY: z.coerce.number().int().min(1).default(2),
  /** Large exports in progress: per service, per person and per company. */
  EXPORTS_PER_SERVICE: z.coerce.number().int().min(1).default(24),
  EXPORTS_PER_PERSON: z.coerce.number().int().min(1).default(2),
  EXPORTS_PER_COMPANY: z.coerce.number().int().min(1).default(4),
  /** Minimum pace of an upload in bytes per second, averaged over ten seconds. The slowest mobile lines reach it. */
  UPLOAD_PACE: z.coerce.number().int().min(0).default(16_384),
  /** Time in which a stopping gateway still takes calls, until the load balancer sends them to another replica. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /**
   * Time limit of a service for reads by visitors. Other reads get twice as long, commands three times, and streamed
   * files six times.
   */
  VISITORS_READ_MS: z.coerce.number().int().min(1).default(10_000),
  /** Shared with the services, which refuse calls without it. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  TRUSTED_PROXIES: trustedProxies,
  /** Addresses and networks that may read /metrics and /health/ready, without a proxy between; comma-separated. */
  OPERATORS: z.string().default('127.0.0.1,::1'),
  ...tracingEnv.shape,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type GatewayEnv = z.output<typeof gatewayEnv>;

export const env = () => readEnv(gatewayEnv);

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
