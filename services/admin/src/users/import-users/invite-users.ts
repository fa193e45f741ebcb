import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, run, statement } from '@werkbank/platform/database';
import { invited as invitedShape, mailInvitations } from '../invite-users/mail-invitations.js';

const inviteLines = statement(
  'invite-lines-of-import',
  {
    ...invitedShape,
    line: p.integer(),
    /** Empty if the user was deleted meanwhile. */
    userId: p.integer().nullable(),
  },
  `update user_import_line l set state = 'invited', cells = null
     from user_import_line own
     left join users u on u.id = own.user_id and u.removed_at is null
     left join company c on c.id = u.company_id
    where l.import_id = own.import_id and l.line = own.line and own.import_id = ? and own.state = 'added'
      and (u.id is null or (u.keycloak_id is not null and u.account_told = u.account_version))
    returning l.line, u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName",
              u.language, coalesce(c.name, '') as "companyName", c.own_sign_in as "ownSignIn"`,
);
const countInvited = statement(
  'count-invited-of-import',
  {},
  'update user_import set invited = invited + ? where id = ?',
);

/**
 * Mails the link for the first password to the people of an import with an account. Mail, link and the line's state are one
 * transaction, so a crash causes no second invitation. People with company sign-in get the way there instead.
 */
export async function inviteUsers(
  em: EntityManager,
  { importId, publicUrl }: { importId: number; publicUrl: string },
): Promise<number> {
  const done = await readMany(em, inviteLines, [importId]);
  if (done.length === 0) return 0;
  const invited = done.flatMap(({ userId, ...person }) => (userId === null ? [] : [{ ...person, userId }]));
  await mailInvitations(em, invited, publicUrl);
  await run(em, countInvited, [done.length, importId]);
  return done.length;
}
