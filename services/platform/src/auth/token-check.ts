import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Access } from '../ended-access/ended-access.js';
import type { ServiceEnv } from '../env/service-env.js';
import { DependencyUnavailable } from '../dependency-errors/dependency-unavailable.js';
import { KnownTokens } from './known-tokens.js';
import { accessOf, type TokenClaims, tokenClaims } from './token-claims.js';

export interface TokenCheckSettings {
  issuer: string;
  keysUrl: string;
  audience?: string;
  /** Time after a read in which an unknown key id causes no further read. */
  cooldownMs?: number;
  /** Time for which keys count as fresh. Older ones are read again; they stay in use only while Keycloak is down. */
  keysFreshMs?: number;
  /** False if the access has ended since the token was issued. */
  holds?: (access: Access) => Promise<boolean>;
}

/**
 * Verifies access tokens against Keycloak's keys and against ended access. It needs no database and calls Keycloak only
 * when keys change.
 */
export class TokenCheck {
  private readonly remoteKeys: ReturnType<typeof createRemoteJWKSet>;
  private readonly known: KnownTokens;

  constructor(private readonly settings: TokenCheckSettings) {
    const keysFreshMs = settings.keysFreshMs ?? 10 * 60_000;
    this.known = new KnownTokens(keysFreshMs);
    this.remoteKeys = createRemoteJWKSet(new URL(settings.keysUrl), {
      cooldownDuration: settings.cooldownMs ?? 30_000,
      cacheMaxAge: keysFreshMs,
      timeoutDuration: 3_000,
      [customFetch]: fetchKeys,
    });
  }

  /** The claims of a valid token, else `undefined`. Throws `DependencyUnavailable` when the keys cannot be read. */
  async claimsOf(token: string): Promise<TokenClaims | undefined> {
    const claims = await this.signedClaimsOf(token);
    const { holds } = this.settings;
    return claims && (!holds || (await holds(accessOf(claims)))) ? claims : undefined;
  }

  /** Like `claimsOf`, but by signature alone, for a token that a session has just received. */
  async signedClaimsOf(token: string): Promise<TokenClaims | undefined> {
    const known = this.known.get(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.keyOf, {
        issuer: this.settings.issuer,
        audience: this.settings.audience ?? 'werkbank-api',
        // Pinned: the token must not choose its own algorithm.
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 5,
      });
      const { data: claims } = tokenClaims.safeParse(payload);
      if (claims) this.known.keep(token, { claims, expiresAt: payload.exp ?? 0 });
      return claims;
    } catch (error) {
      if (error instanceof DependencyUnavailable) throw error;
      if (error instanceof errors.JWKSTimeout) throw new DependencyUnavailable('keycloak', error);
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Reads the keys once; for readiness. */
  async reachKeys(): Promise<void> {
    if (this.remoteKeys.jwks() === undefined) await this.remoteKeys.reload();
  }

  /** While Keycloak is down, keys that were read before still verify what they signed. */
  private readonly keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await this.remoteKeys(header, token);
    } catch (error) {
      const outage = error instanceof DependencyUnavailable || error instanceof errors.JWKSTimeout;
      const known = outage ? this.remoteKeys.jwks() : undefined;
      if (!known?.keys.some((key) => key.kid === header.kid)) throw error;
      return createLocalJWKSet(known)(header, token);
    }
  };
}

async function fetchKeys(url: string, options: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, options);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    throw new DependencyUnavailable('keycloak', error);
  }
  if (!answer.ok)
    throw new DependencyUnavailable('keycloak', new Error(`Keys were answered with ${answer.status}`));
  return answer;
}

/** The check for this environment's Keycloak; the gateway uses it, too. */
export function tokenCheckFor(
  env: Pick<ServiceEnv, 'KEYCLOAK_URL' | 'KEYCLOAK_REALM' | 'KEYCLOAK_ISSUER'>,
  holds?: TokenCheckSettings['holds'],
): TokenCheck {
  const realm = `${env.KEYCLOAK_URL}/realms/${env.KEYCLOAK_REALM}`;
  return new TokenCheck({
    issuer: env.KEYCLOAK_ISSUER ?? realm,
    keysUrl: `${realm}/protocol/openid-connect/certs`,
    ...(holds && { holds }),
  });
}
