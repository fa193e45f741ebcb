import { type AddressVariable, addressVariable, domains } from '@werkbank/contracts/domains';
import { readEnv, tracingEnv } from '@werkbank/platform/env';
import { z } from 'zod';
import { trustedProxies } from './protect/trusted-proxies.js';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** `CATALOG_URL` and its like. */
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
  /** JSON file `{ "<remote>": "<address>" }` of the addresses at which teams publish their releases. Read again and again. */
  REMOTES_FILE: z.string().optional(),
  /** Folder in which releases from there are kept; a new one with each start where it is not said. */
  RELEASES_DIR: z.string().optional(),
  /** How long a page waits for what its domain says to visitors; then it goes out without. */
  PUBLIC_PAGE_WITHIN_MS: z.coerce.number().int().min(0).default(150),
  /** Calls that one address may make per minute; logins, and whatever else guesses, have a tighter limit each. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /** Calls that one person may make per minute, from all addresses together. */
  CALLS_PER_USER_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Logins from one address, and from each browser on which the account has signed in before; other calls that guess, each. */
  LOGINS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /**
   * Calls that one address may have open at a time; below the connections to a service, so that nobody holds all of them.
   */
  OPEN_CALLS_PER_ADDRESS: z.coerce.number().int().min(1).default(48),
  /** Streams of server-sent events that one address, and all together, may have open at a time. */
  OPEN_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(256),
  OPEN_STREAMS: z.coerce.number().int().min(1).default(4096),
  /** Calls that may be with one service or wait for it; whoever comes then is asked to come again. Visitors' get three quarters. */
  CALLS_PER_SERVICE: z.coerce.number().int().min(1).default(256),
  /** Files that may be on their way to one service, however slowly they come. */
  UPLOADS_PER_SERVICE: z.coerce.number().int().min(1).default(64),
  /** Files that one person, and all of one company, may have on their way. */
  UPLOADS_PER_PERSON: z.coerce.number().int().min(1).default(4),
  UPLOADS_PER_COMPANY: z.coerce.number().int().min(1).default(12),
  /** Catalogue files and their like, counted apart from other files; all places of a company may be one person's. */
  LARGE_UPLOADS_PER_SERVICE: z.coerce.number().int().min(1).default(8),
  LARGE_UPLOADS_PER_COMPANY: z.coerce.number().int().min(1).default(2),
  /** Exports of many rows that a service may be making, and those of one person and of all of one company. */
  EXPORTS_PER_SERVICE: z.coerce.number().int().min(1).default(24),
  EXPORTS_PER_PERSON: z.coerce.number().int().min(1).default(2),
  EXPORTS_PER_COMPANY: z.coerce.number().int().min(1).default(4),
  /** Bytes a second that a file has to come with, looked at over ten seconds: as little as the slowest mobile line has. */
  UPLOAD_PACE: z.coerce.number().int().min(0).default(16_384),
  /** How long a gateway that was asked to end still takes calls, until whoever balances sends them to another replica. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /**
   * How long a service may take for what visitors read. Other reads get twice as long, commands three times, and files that are
   * made while they are sent six times.
   */
  VISITORS_READ_MS: z.coerce.number().int().min(1).default(10_000),
  /** Shared with the services, which refuse calls that do not carry it. */
  GATEWAY_SECRET: z.string().min(16).optional(),
  TRUSTED_PROXIES: trustedProxies,
  /** Addresses and networks from which /metrics and /health/ready may be read, without a proxy between; comma-separated. */
  OPERATORS: z.string().default('127.0.0.1,::1'),
  ...tracingEnv.shape,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type GatewayEnv = z.output<typeof gatewayEnv>;

export const env = () => readEnv(gatewayEnv);

/** Injects the gateway's environment. */
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
