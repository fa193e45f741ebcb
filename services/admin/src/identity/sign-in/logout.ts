import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Req, Res } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { TokenCheck } from '@werkbank/platform/auth';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialStore } from '../keycloak/credential-store.js';
import { rememberEnded } from '../ended-sessions/ended-sessions.js';
import { claimedSessionOf } from './session-of-token.js';
import { Sessions } from './sessions.js';

/**
 * Ends a session everywhere. Accepts only a session of the caller: the cookie's, or that of an access token as bearer
 * or in the address. Any other id has no effect and gets the same answer, so repetition is harmless.
 */
@Controller()
export class Logout {
  constructor(
    private readonly em: EntityManager,
    private readonly credentials: CredentialStore,
    private readonly sessions: Sessions,
    private readonly tokens: TokenCheck,
  ) {}

  @Call('logout')
  async logout(
    @Input() { params }: CallInput<'logout'>,
    @CallerOf() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, never> | Refusal> {
    if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');
    const refreshToken = this.sessions.refreshToken(request);
    const { sessionId, verified } = await this.named(params.token);
    const proven = verified || (caller.kind === 'user' && caller.sessionId === sessionId);
    // Before Keycloak, which may be down: from here on, copies of the access token are refused.
    if (proven) await rememberEnded(this.em, [sessionId]);
    if (refreshToken !== undefined && claimedSessionOf(refreshToken) === sessionId) {
      // First of all: even while Keycloak is down, this browser has no session any more.
      this.sessions.forget(reply);
      await this.sessions.end(refreshToken);
    }
    // Not skipped after the cookie: an expired cookie would leave the bearer's session open.
    if (proven) await this.credentials.endSession(sessionId);
    return {};
  }

  /** The session that a caller names by id or access token. An expired token names its session, but proves no right to it. */
  private async named(token: string): Promise<{ sessionId: string; verified: boolean }> {
    if (token.split('.').length !== 3) return { sessionId: token, verified: false };
    const claims = await this.tokens.claimsOf(token);
    if (claims) return { sessionId: claims.sid, verified: true };
    return { sessionId: claimedSessionOf(token) ?? token, verified: false };
  }
}
