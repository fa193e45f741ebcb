import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { bearerToken } from './bearer-token.js';
import { preferredLanguage } from './preferred-language.js';
import type { TokenCheck } from './token-check.js';
import { toSignedInUser } from './token-claims.js';

/**
 * The caller of a request; a visitor without a token. An invalid token is refused on public routes, too, so the browser
 * renews it instead of silently showing a visitor's prices.
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
