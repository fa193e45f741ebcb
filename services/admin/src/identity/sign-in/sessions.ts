import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { TokenCheck } from '@werkbank/platform/auth';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialStore, type Grant } from '../keycloak/credential-store.js';
import { rememberEnded, sessionIsOver } from '../ended-sessions/ended-sessions.js';
import { comesFromOwnPages } from './own-pages.js';
import { personOfAccount } from './person-of-account.js';
import { claimedSessionOf } from './session-of-token.js';
import { clearedSessionCookie, refreshTokenIn, sessionCookie } from './session-cookie.js';

export type OpenSession = CallAnswer<'login'>;

/** Session handling between browser and service: the answer, its cookie, and the origins whose cookie is accepted. */
@Injectable()
export class Sessions {
  private readonly publicUrl: string;
  private readonly cookie: { secure: boolean };

  constructor(
    private readonly em: EntityManager,
    private readonly tokens: TokenCheck,
    private readonly credentials: CredentialStore,
    @Inject(SERVICE) service: ServiceInfo,
  ) {
    this.publicUrl = service.env.PUBLIC_URL;
    this.cookie = { secure: this.publicUrl.startsWith('https:') };
  }

  /** Only our own pages may use or change the cookie. */
  mayUseCookie(request: FastifyRequest): boolean {
    return comesFromOwnPages(request.headers, this.publicUrl);
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return refreshTokenIn(request.headers.cookie);
  }

  /** Opens a session for the account's person. An account without a person is refused, and its session ends at once. */
  async open(grant: Grant, reply: FastifyReply): Promise<OpenSession | undefined> {
    const claims = await this.tokens.signedClaimsOf(grant.accessToken);
    const person = claims && (await personOfAccount(this.em, claims));
    // Keycloak may not know yet that the session is over.
    if (!person || (await sessionIsOver(this.em, grant.sessionId))) {
      await this.credentials.endSessionOf(grant.refreshToken);
      return undefined;
    }
    reply.header('set-cookie', sessionCookie(grant.refreshToken, grant.refreshExpiresIn, this.cookie));
    return {
      user: { ...person.user, accessToken: grant.accessToken },
      sessionId: grant.sessionId,
      expiresIn: grant.accessExpiresIn,
      preferences: person.preferences,
    };
  }

  /** Ends the session of a refresh token, with its access tokens. A token that is not Keycloak's own has no effect. */
  async end(refreshToken: string): Promise<void> {
    const ended = await this.credentials.endSessionOf(refreshToken);
    const sessionId = ended ? claimedSessionOf(refreshToken) : undefined;
    if (sessionId !== undefined) await rememberEnded(this.em, [sessionId]);
  }

  forget(reply: FastifyReply): void {
    reply.header('set-cookie', clearedSessionCookie(this.cookie));
  }
}
