import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { TokenClaims } from '@werkbank/platform/auth';
import { asTheService } from '@werkbank/platform/request';
import { preferencesOf } from '../../settings/index.js';
import { userOfAccount } from '../../directory/index.js';

/**
 * The person of a token's account, with their preferences. Runs as the service: the caller is not signed in yet, and a
 * token may name a former company, while the row holds the current one.
 */
export function personOfAccount(
  em: EntityManager,
  { user_id: userId, sub: keycloakId }: TokenClaims,
): Promise<Pick<CallAnswer<'getSignedInUser'>, 'user' | 'preferences'> | undefined> {
  return asTheService(async () => {
    const user = await userOfAccount(em, { userId, keycloakId });
    return user && { user, preferences: await preferencesOf(em, user.id) };
  });
}
