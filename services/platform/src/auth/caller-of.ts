import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { bearerToken } from './bearer-token.js';
import { preferredLanguage } from './preferred-language.js';
import type { TokenCheck } from './token-check.js';
import { toSignedInUser } from './token-claims.js';

/**
 * Who is calling. Without a token: a visitor. With one that does not hold: a refusal, on public routes too, so that
 * the browser renews its token instead of silently seeing a visitor's prices.
 */
export async function callerOf(
  headers: { authorization?: string | undefined; 'accept-language'?: string | undefined },
  tokens: TokenCheck,
  { afterEnd = false }: { afterEnd?: boolean } = {},
): Promise<Caller | Refusal> {
  const language = preferredLanguage(headers['accept-language']);
  if (headers.authorization === undefined) return { kind: 'visitor', language };
  const token = bearerToken(headers.authorization);
  const claims = token && (await tokens.claimsOf(token));
  if (claims) return toSignedInUser(claims, language);
  const isEnded = afterEnd && token && (await tokens.signedClaimsOf(token));
  return isEnded ? { kind: 'visitor', language } : refuse('AUTHENTICATION_REQUIRED');
}
