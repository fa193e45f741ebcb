import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, statement } from '@werkbank/platform/database';
import { invited, mailInvitations } from './mail-invitations.js';

const invitedUser = statement(
  'invited-user',
  invited,
  `select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
          coalesce(c.name, '') as "companyName", c.own_sign_in as "ownSignIn"
     from users u left join company c on c.id = u.company_id
    where u.id = ? and u.removed_at is null`,
);

/** Invites one person who was added without a password and has an account. */
export async function inviteUser(em: EntityManager, userId: number, publicUrl: string): Promise<void> {
  const person = await readOne(em, invitedUser, [userId]);
  if (person) await mailInvitations(em, [person], publicUrl);
}
