import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invitationDays } from '@werkbank/contracts/user-file';
import { columns, type RowOf, run, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';
import { newLinkToken, writeBulkMails } from '../../notifications/index.js';
import { invitedByCompanyLetter, companySsoUrl } from '../../identity/index.js';
import { invitationLetter } from './invitation-letter.js';

const lifetimeMs = invitationDays * 24 * 60 * 60_000;

export const invited = {
  userId: userSchema.properties.id,
  ...columns(userSchema, 'email', 'firstName', 'lastName', 'language'),
  /** Empty for a person without a company. */
  companyName: p.text(),
  /** The provider of a company whose people sign in there only: they get no link. */
  ownSignIn: p.text().nullable(),
};
const addLinks = statement(
  'add-invitation-links',
  {},
  `insert into password_reset (token_hash, email, user_id, expires_at)
   select hash, email, "userId", ?::timestamptz
     from jsonb_to_recordset(?) as r (hash text, email text, "userId" integer)`,
);

/**
 * Mails each of them the link that sets the first password, within the transaction that it belongs to. Whose company alone
 * signs them in gets the way there instead.
 */
export async function mailInvitations(
  em: EntityManager,
  people: readonly RowOf<typeof invited>[],
  publicUrl: string,
): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const withLinks = people.map((person) => ({ ...person, ...newLinkToken() }));
  const linked = withLinks.filter(({ ownSignIn }) => ownSignIn === null);
  const links = linked.map(({ hash, email, userId }) => ({ hash, email, userId }));
  await run(em, addLinks, [expiresAt, JSON.stringify(links)]);
  const mails = withLinks.map(({ token, ...person }) => ({
    email: person.email,
    letter:
      person.ownSignIn === null
        ? invitationLetter(person, `${publicUrl}/passwordReset/${token}`)
        : invitedByCompanyLetter(person, companySsoUrl(publicUrl, person.ownSignIn)),
  }));
  await writeBulkMails(em, mails, expiresAt);
}
