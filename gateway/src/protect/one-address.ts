import type { IncomingMessage } from 'node:http';
import { refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './answer-refusal.js';

/**
 * Characters that no decoded path segment may hold, because readers disagree on them: path ends or steps for one, text
 * for another.
 */
const ambiguous = /[/\\\p{Cc}]/u;

/**
 * The canonical form of a requested address: the path decoded and encoded again, the query unchanged. `undefined` for
 * ambiguous addresses: encoded slashes, dot segments, broken escapes, another host's address.
 */
export function canonicalAddress(target: string, host: string | undefined): string | undefined {
  const own = withoutOwnHost(target, host);
  if (own === undefined || !own.startsWith('/') || own.startsWith('//') || own.includes('#'))
    return undefined;
  const queryAt = own.indexOf('?');
  const path = queryAt < 0 ? own : own.slice(0, queryAt);
  // All other characters must be percent-encoded in an address.
  if (!/^[!-~]*$/.test(path)) return undefined;
  const segments = path.split('/').map(canonicalSegment);
  if (segments.includes(undefined)) return undefined;
  return segments.join('/') + (queryAt < 0 ? '' : own.slice(queryAt));
}

function canonicalSegment(given: string): string | undefined {
  let segment: string;
  try {
    segment = decodeURIComponent(given);
  } catch {
    return undefined;
  }
  if (segment === '.' || segment === '..' || ambiguous.test(segment)) return undefined;
  return encodeURIComponent(segment).replaceAll(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** `http://host/path` is the form for proxies. For our own host it means the path; for other hosts we are no proxy. */
function withoutOwnHost(target: string, host: string | undefined): string | undefined {
  if (target.startsWith('/')) return target;
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const hostName = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/** With two `Host` headers a proxy in front may choose the other one, so exactly one is allowed. HTTP/1.0 may omit it. */
function namesOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  const named = hostName.exec(host);
  return hosts.length === 1 && host.length <= 260 && named !== null && Number(named[1] ?? 0) <= 65_535;
}

const refused = new WeakSet<IncomingMessage>();

/** For Fastify's `rewriteUrl`, which runs before any comparison of addresses. */
export function rewriteAddress(request: IncomingMessage): string {
  const address = namesOneHost(request.rawHeaders, request.httpVersion)
    ? canonicalAddress(request.url ?? '', request.headers.host)
    : undefined;
  if (address === undefined) refused.add(request);
  return address ?? '/';
}

export function refuseAmbiguousAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (refused.has(request.raw)) answerRefusal(request, reply, refuse('MALFORMED_REQUEST'));
    else done();
  });
}
