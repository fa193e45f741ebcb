import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import { type Invited, mailInvitations } from './mail-invitations.js';

/** Invites one person who was added without a password and whose account is there. */
export async function inviteUser(em: EntityManager, userId: number, publicUrl: string): Promise<void> {
  const person = await readOne<Invited>(
    em,
    `select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
            coalesce(c.name, '') as "companyName", c.own_sign_in as "ownSignIn"
       from users u left join company c on c.id = u.company_id
      where u.id = ? and u.removed_at is null`,
    [userId],
  );
  if (person) await mailInvitations(em, [person], publicUrl);
}
