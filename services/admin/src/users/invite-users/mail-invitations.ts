import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { invitationDays } from '@werkbank/contracts/user-file';
import { newLinkToken, writeBulkMails } from '../../notifications/index.js';
import { invitedByCompanyLetter, companySsoUrl } from '../../identity/index.js';
import { invitationLetter } from './invitation-letter.js';

const lifetimeMs = invitationDays * 24 * 60 * 60_000;

export interface Invited {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** Empty for who belongs to no company. */
  companyName: string;
  /** The provider of a company whose people sign in there only: they get no link. */
  ownSignIn: string | null;
}

/**
 * Mails each of them the link that sets the first password, within the transaction that it belongs to. Whose company alone
 * signs them in gets the way there instead.
 */
export async function mailInvitations(
  em: EntityManager,
  people: readonly Invited[],
  publicUrl: string,
): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const invited = people.map((person) => ({ ...person, ...newLinkToken() }));
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
        : invitedByCompanyLetter(person, companySsoUrl(publicUrl, person.ownSignIn)),
  }));
  await writeBulkMails(em, mails, expiresAt);
}
