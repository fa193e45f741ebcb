import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/limits';
import { invitationDays } from '@werkbank/contracts/user-file';
import { readMany } from '@werkbank/platform/database';
import { newLinkToken } from '../mailed-links/link-token.js';
import { invitedByCompanyLetter, ownSignInUrl } from '../own-sign-in/own-sign-in-letter.js';
import { writeBulkMails } from '../send-mails/write-mail.js';
import { invitationLetter } from './invitation-letter.js';

const lifetimeMs = invitationDays * 24 * 60 * 60_000;

interface Invited {
  line: number;
  /** Nobody where the user was deleted meanwhile. */
  userId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  companyName: string;
  /** The provider of a company whose people sign in there only: they get no link. */
  ownSignIn: string | null;
}

/**
 * Mails the link that sets the first password to everybody of an import whose account was made. The mail, its link and
 * that the line is done are one transaction: nobody is invited twice, whoever dies when. Whose company alone signs them
 * in gets the way there instead.
 */
export async function inviteUsers(
  em: EntityManager,
  { importId, publicUrl }: { importId: number; publicUrl: string },
): Promise<number> {
  const done = await readMany<Invited>(
    em,
    `update user_import_line l set state = 'invited', cells = null
       from user_import_line own
       left join users u on u.id = own.user_id and u.removed_at is null
       left join company c on c.id = u.company_id
      where l.import_id = own.import_id and l.line = own.line and own.import_id = ? and own.state = 'added'
        and (u.id is null or (u.keycloak_id is not null and u.account_told = u.account_version))
      returning l.line, u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName",
                u.language, coalesce(c.name, '') as "companyName", c.own_sign_in as "ownSignIn"`,
    [importId],
  );
  if (done.length === 0) return 0;
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const invited = done
    .filter(({ userId }) => userId !== null)
    .map((person) => ({ ...person, ...newLinkToken() }));
  const linked = invited.filter(({ ownSignIn }) => ownSignIn === null);
  await em.execute(
    `insert into password_reset (token_hash, email, user_id, expires_at)
     select hash, email, "userId", ?::timestamptz
       from jsonb_to_recordset(?) as r (hash text, email text, "userId" integer)`,
    [expiresAt, JSON.stringify(linked.map(({ hash, email, userId }) => ({ hash, email, userId })))],
    'run',
  );
  const mails = invited.map(({ token, ...person }) => ({
    email: person.email,
    letter:
      person.ownSignIn === null
        ? invitationLetter(person, `${publicUrl}/passwordReset/${token}`)
        : invitedByCompanyLetter(person, ownSignInUrl(publicUrl, person.ownSignIn)),
  }));
  await writeBulkMails(em, mails, expiresAt);
  await em.execute('update user_import set invited = invited + ? where id = ?', [done.length, importId]);
  return done.length;
}
