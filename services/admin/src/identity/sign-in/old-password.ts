import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { CredentialStore } from '../keycloak/credential-store.js';
import { Guesses } from '../login-throttling/guesses.js';

/** The password that a logged-in user typed, and the caller's IP address. */
export interface TypedPassword {
  oldPassword: string | undefined;
  address: string;
}

@Injectable()
export class OldPassword {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly guesses: Guesses,
  ) {}

  async refuse(email: string, { oldPassword, address }: TypedPassword): Promise<Refusal | undefined> {
    const wrong = refuse('OLD_PASSWORD_WRONG', { field: 'oldPassword' });
    if (!oldPassword) return wrong;
    const grant = await this.guesses.attempt({ address, email }, () =>
      this.credentials.signIn(email, oldPassword),
    );
    if (grant === undefined) return wrong;
    if (isRefusal(grant)) return refuse(grant.code, { params: grant.params, field: 'oldPassword' });
    await this.credentials.endSessionOf(grant.refreshToken);
    return undefined;
  }
}
