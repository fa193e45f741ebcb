import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Req } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { bearerToken, TokenCheck } from '@werkbank/platform/auth';
import { Call } from '@werkbank/platform/http';
import type { FastifyRequest } from 'fastify';
import { CredentialStore } from '../keycloak/credential-store.js';
import { personOfAccount } from './person-of-account.js';

/** Returns the user of a single sign-on. An account without a person is refused, and its session ends at once. */
@Controller()
export class ShowSignedInUser {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: TokenCheck,
    private readonly credentials: CredentialStore,
  ) {}

  @Call('getSignedInUser')
  async show(@Req() request: FastifyRequest): Promise<CallAnswer<'getSignedInUser'> | Refusal> {
    const token = bearerToken(request.headers.authorization);
    const claims = token === undefined ? undefined : await this.tokens.claimsOf(token);
    if (!claims) return refuse('AUTHENTICATION_REQUIRED');
    const person = await personOfAccount(this.em, claims);
    if (person) return { ...person, sessionId: claims.sid };
    await this.credentials.endSession(claims.sid);
    return refuse('USER_NOT_FOUND');
  }
}
