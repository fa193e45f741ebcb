import { Controller, Req, Res } from '@nestjs/common';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call } from '@werkbank/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialStore } from '../keycloak/credential-store.js';
import { type OpenSession, Sessions } from './sessions.js';

/** A new access token for the session of the cookie; the refresh token in it is replaced with every renewal. */
@Controller()
export class RenewSession {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly sessions: Sessions,
  ) {}

  @Call('renewSession')
  async renew(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenSession | Refusal> {
    if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');
    const refreshToken = this.sessions.refreshToken(request);
    if (refreshToken === undefined) return refuse('AUTHENTICATION_REQUIRED');
    const grant = await this.credentials.renew(refreshToken);
    const session = grant && (await this.sessions.open(grant, reply));
    if (session) return session;
    this.sessions.forget(reply);
    // After one reuse too many two hold the session, one of them a thief: no token of it is good any more.
    if (!grant) await this.sessions.end(refreshToken);
    return refuse('AUTHENTICATION_REQUIRED');
  }
}
