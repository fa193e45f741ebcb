import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { hashOfLinkToken } from '../../notifications/index.js';

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
 * Who a mailed link belongs to. One that was used or made void is over like one whose hour has passed: the way on is the
 * same, to ask for a new one, and whose company alone signs them in reads then how. `lock` lets one of several at once win.
 */
export async function userOfResetLink(
  em: EntityManager,
  token: string,
  { lock }: { lock: boolean },
): Promise<ResettingUser | Refusal> {
  const hash = hashOfLinkToken(token);
  if (lock) await lockLinksLike(em, hash);
  const row = await readOne<LinkRow>(
    em,
    `select u.id as "userId", u.keycloak_id as "keycloakId", u.email, u.first_name as "firstName",
            u.last_name as "lastName", u.language,
            r.used_at is not null or r.expires_at < now() or r.email <> u.email or not u.enabled
              or c.own_sign_in is not null as over
       from password_reset r join users u on u.id = r.user_id left join company c on c.id = u.company_id
      where r.token_hash = ? and u.keycloak_id is not null and u.removed_at is null`,
    [hash],
  );
  if (!row) return refuse('PASSWORD_RESET_LINK_UNKNOWN');
  const { over, ...user } = row;
  return over ? refuse('PASSWORD_RESET_LINK_EXPIRED') : user;
}

/** All links of a person at once: two that follow two of them would each wait for what the other holds. */
async function lockLinksLike(em: EntityManager, hash: string): Promise<void> {
  await em.execute(
    `select pg_advisory_xact_lock(hashtext('reset-links'), user_id) from password_reset
      where token_hash = ? and user_id is not null`,
    [hash],
  );
}
