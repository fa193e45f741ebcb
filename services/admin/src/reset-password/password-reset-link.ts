import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/limits';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { hashOfLinkToken } from '../mailed-links/link-token.js';

export interface ResettingUser {
  userId: number;
  keycloakId: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

interface LinkRow extends ResettingUser {
  over: boolean;
}

/**
 * Who a mailed link belongs to. One that was used, or made void by another that was, is over like one whose hour has
 * passed: the way on is the same, to ask for a new one. `lock` lets one of several at once win.
 */
export async function userOfResetLink(
  em: EntityManager,
  token: string,
  { lock }: { lock: boolean },
): Promise<ResettingUser | Refusal> {
  const row = await readOne<LinkRow>(
    em,
    `select u.id as "userId", u.keycloak_id as "keycloakId", u.email, u.first_name as "firstName",
            u.last_name as "lastName", u.language, r.used_at is not null or r.expires_at < now() as over
       from password_reset r join users u on u.id = r.user_id
      where r.token_hash = ? and u.keycloak_id is not null and u.removed_at is null ${lock ? 'for update of r' : ''}`,
    [hashOfLinkToken(token)],
  );
  if (!row) return refuse('PASSWORD_RESET_LINK_UNKNOWN');
  const { over, ...user } = row;
  return over ? refuse('PASSWORD_RESET_LINK_EXPIRED') : user;
}
