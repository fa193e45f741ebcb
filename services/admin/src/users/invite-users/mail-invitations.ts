import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, type RowOf } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';
import { writeBulkMails } from '../../notifications/index.js';
import { invitedByCompanyLetter, companySsoUrl } from '../../identity/index.js';
import { invitationLetter } from './invitation-letter.js';
import { endOfLinks, passwordLinks } from './password-link.js';

export const invited = {
  userId: userSchema.properties.id,
  ...columns(userSchema, 'email', 'firstName', 'lastName', 'language'),
  /** Empty for a person without a company. */
  companyName: p.text(),
  /** The company's own provider, if its people sign in only there: they get no link. */
  ownSignIn: p.text().nullable(),
};
/**
 * Mails the link for the first password, within the caller's transaction. People with company sign-in get the way there
 * instead.
 */
export async function mailInvitations(
  em: EntityManager,
  people: readonly RowOf<typeof invited>[],
  publicUrl: string,
): Promise<void> {
  const expiresAt = endOfLinks();
  const linked = people.filter(({ ownSignIn }) => ownSignIn === null);
  const links = await passwordLinks(em, linked, { publicUrl, expiresAt });
  const linkOf = new Map(linked.map(({ userId }, index) => [userId, links[index]]));
  const mails = people.map((person) => ({
    email: person.email,
    letter:
      person.ownSignIn === null
        ? invitationLetter(person, linkOf.get(person.userId) ?? publicUrl)
        : invitedByCompanyLetter(person, companySsoUrl(publicUrl, person.ownSignIn)),
  }));
  await writeBulkMails(em, mails, expiresAt);
}
