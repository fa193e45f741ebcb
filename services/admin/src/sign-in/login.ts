import { Controller, Req, Res } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, Input } from '@werkbank/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialStore } from '../keycloak/credential-store.js';
import { type OpenSession, Sessions } from './sessions.js';

/** Opens a session with e-mail and password. Every reason not to is the same answer. */
@Controller()
export class Login {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly sessions: Sessions,
  ) {}

  @Call('login')
  async login(
    @Input() { body }: CallInput<'login'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenSession | Refusal> {
    if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');
    // The password is always tried first, so that the time it takes does not tell who has an account.
    const grant = await this.credentials.signIn(body.userEmail, body.password);
    const session = grant && (await this.sessions.open(grant, reply));
    return session ?? refuse('AUTHENTICATION_FAILED');
  }
}
