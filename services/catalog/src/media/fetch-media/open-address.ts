import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressPolicy, PinnedAddress } from '../address-policy/address-policy.js';
import { MediaDelayed, MediaRefused } from '../address-policy/media-refused.js';

export interface FetchLimits {
  mostRedirects: number;
  /** Until the headers of the answer arrive, and between two parts of its body. */
  silentMs: number;
  /** For all of it, redirects included. */
  wholeMs: number;
}

export const fetchLimits: FetchLimits = { mostRedirects: 3, silentMs: 15_000, wholeMs: 5 * 60_000 };

/** The version of an earlier answer of the same address. */
export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface OpenedAddress extends KnownVersion {
  /** None where the known version still holds. */
  content: IncomingMessage | undefined;
}

const redirects = new Set([301, 302, 303, 307, 308]);
const later = new Set([408, 425, 429]);

/** Requests an address and its redirects, each of them checked. The caller reads the content or destroys it. */
export async function openAddress(
  policy: AddressPolicy,
  address: string,
  known: KnownVersion | undefined,
  limits: FetchLimits = fetchLimits,
): Promise<OpenedAddress> {
  const signal = AbortSignal.timeout(limits.wholeMs);
  let pinned = await policy.check(address);
  for (let redirect = 0; ; redirect++) {
    const answer = await ask(pinned, known, signal, limits);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) {
      refuseEncoded(headers);
      return { content: answer, ...versionOf(headers) };
    }
    answer.destroy();
    if (statusCode === 304 && known) return { content: undefined, ...known };
    if (redirects.has(statusCode) && headers.location !== undefined) {
      if (redirect >= limits.mostRedirects) throw new MediaRefused('TooManyRedirects');
      pinned = await policy.check(headers.location, pinned.url);
    } else if (statusCode >= 500 || later.has(statusCode)) {
      throw new MediaDelayed('Unreachable', `status ${statusCode}`);
    } else throw new MediaRefused('NotFound', `status ${statusCode}`);
  }
}

function versionOf({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): KnownVersion {
  const kept = (text: string | undefined) => (text === undefined || text.length > 300 ? null : text);
  return { etag: kept(etag), lastModified: kept(lastModified) };
}

/** Content is read as it is, so none of it can grow when it is unpacked. */
function refuseEncoded({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): void {
  if (encoding !== 'identity') throw new MediaRefused('EncodingNotAllowed', encoding);
}

function ask(
  { url, address, family }: PinnedAddress,
  known: KnownVersion | undefined,
  signal: AbortSignal,
  { silentMs }: FetchLimits,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(url, {
      // A new connection: a pooled one may lead to another address.
      agent: false,
      lookup: (_hostname, { all }, done) => {
        if (all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      signal,
      headers: {
        accept: 'image/*, application/pdf, video/mp4, video/webm',
        'accept-encoding': 'identity',
        'user-agent': 'Werkbank (media of articles)',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    const fail = (error: Error) => reject(new MediaDelayed(reasonOf(error, signal), error.message));
    asked.setTimeout(silentMs, () => asked.destroy(new Silent('no answer in time')));
    asked.once('error', fail);
    asked.once('response', (answer) => {
      answer.setTimeout(silentMs, () => answer.destroy(new Silent('the content stopped')));
      resolve(answer);
    });
    asked.end();
  });
}

class Silent extends Error {}

/** Why a connection ended before its content did. */
export const reasonOf = (error: unknown, signal?: AbortSignal): 'TooSlow' | 'Unreachable' =>
  error instanceof Silent ||
  signal?.aborted === true ||
  (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    ? 'TooSlow'
    : 'Unreachable';
