import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import { type CallInput, calls } from '@werkbank/contracts/calls';
import type { SignedInUser } from '@werkbank/contracts/access';
import { refuse } from '@werkbank/contracts/errors';
import type { RouteName } from '@werkbank/contracts/routes';
import { KnownDevices } from '@werkbank/platform/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { callerAddress } from './caller-address.js';

const picturesPerCall = 10;

/** Calls besides the login that allow guessing of secrets or flooding of mailboxes. Their limit is tighter than the rest. */
const guessing: ReadonlySet<RouteName> = new Set([
  'setUserPassword',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'registerCustomer',
  'confirmRegistration',
  'confirmEmailChange',
]);

export async function limitRates(fastify: FastifyInstance): Promise<void> {
  await fastify.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => callerAddress(ip),
    // The plugin throws this; the filter of refusals answers it.
    errorResponseBuilder: () => refuse('TOO_MANY_REQUESTS'),
  });
}

/** Limits requests for public page content: the same number as calls, counted separately. */
export function limitPages(
  fastify: FastifyInstance,
  { CALLS_PER_MINUTE }: Pick<GatewayEnv, 'CALLS_PER_MINUTE'>,
): (request: FastifyRequest) => Promise<boolean> {
  return countIn(fastify, { max: CALLS_PER_MINUTE });
}

/**
 * Counts a user's call and returns whether it is within the limit, from any address. A company's people may share one
 * address; a limit per address alone would stop all of them or let one take everything.
 */
export function limitUsers(
  fastify: FastifyInstance,
  { CALLS_PER_USER_PER_MINUTE: max }: Pick<GatewayEnv, 'CALLS_PER_USER_PER_MINUTE'>,
): (request: FastifyRequest, user: SignedInUser) => Promise<boolean> {
  const users = new WeakMap<FastifyRequest, SignedInUser>();
  const count = countIn(fastify, { max, keyGenerator: (request) => `user ${users.get(request)?.userId}` });
  return (request, user) => {
    users.set(request, user);
    return count(request);
  };
}

function countIn(
  fastify: FastifyInstance,
  limit: CreateRateLimitOptions,
): (request: FastifyRequest) => Promise<boolean> {
  const count = fastify.createRateLimit(limit);
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/**
 * Counts a login; returns the retry delay in seconds, or `undefined` if the login is within the limit. Logins count by
 * address, except from a browser on which the account has signed in before: people who share an address with a guesser,
 * as in a company, can still sign in. For any other account that browser counts as its address.
 */
export function limitLogins(
  fastify: FastifyInstance,
  { LOGINS_PER_MINUTE: max, GATEWAY_SECRET }: Pick<GatewayEnv, 'LOGINS_PER_MINUTE' | 'GATEWAY_SECRET'>,
): (request: FastifyRequest, body: Buffer | undefined) => Promise<number | undefined> {
  const devices = GATEWAY_SECRET === undefined ? undefined : new KnownDevices(GATEWAY_SECRET);
  const counted = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest) => counted.get(request) ?? callerAddress(request.ip);
  const count = fastify.createRateLimit({ max, keyGenerator });
  return async (request, body) => {
    const { cookie } = request.headers;
    const email = cookie === undefined ? undefined : emailIn(body);
    const device = email === undefined ? undefined : devices?.nameOf(cookie, email);
    if (device !== undefined) counted.set(request, `device ${device}`);
    const limit = await count(request);
    return limit.isAllowed || !limit.isExceeded ? undefined : limit.ttlInSeconds;
  };
}

function emailIn(body: Buffer | undefined): string | undefined {
  try {
    const read = calls.login.body?.safeParse(JSON.parse(String(body)));
    return (read?.data as CallInput<'login'>['body'] | undefined)?.userEmail;
  } catch {
    // The service refuses a body that is not JSON.
    return undefined;
  }
}

/** The rate limit of one route. Each call that allows guessing is counted separately, all others together. */
export function limitOf(
  name: RouteName,
  env: Pick<GatewayEnv, 'CALLS_PER_MINUTE' | 'LOGINS_PER_MINUTE'>,
): (CreateRateLimitOptions & { groupId: string }) | false {
  // The account of a login is in its body: see `limitLogins`.
  if (name === 'login') return false;
  // A page has dozens of pictures. They are counted separately, so they leave its calls alone.
  if (name === 'getArticleMedium') return { max: env.CALLS_PER_MINUTE * picturesPerCall, groupId: 'media' };
  return guessing.has(name)
    ? { max: env.LOGINS_PER_MINUTE, groupId: name }
    : { max: env.CALLS_PER_MINUTE, groupId: 'calls' };
}
