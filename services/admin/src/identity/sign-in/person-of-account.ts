import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { TokenClaims } from '@werkbank/platform/auth';
import { asTheService } from '@werkbank/platform/request';
import { preferencesOf } from '../../settings/index.js';
import { userOfAccount } from '../../directory/index.js';

/**
 * Who a token's account acts for, with what they chose. The service asks: whoever signs in is nobody yet, and a token may
 * name the company of yesterday, while the row says which one it is.
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
