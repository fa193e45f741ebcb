import type { EntityManager } from '@mikro-orm/postgresql';
import { invitationDays } from '@werkbank/contracts/user-file';
import { run, statement } from '@werkbank/platform/database';
import { newLinkToken } from '../../notifications/index.js';

interface Addressee {
  userId: number;
  email: string;
}

const addLinks = statement(
  'add-invitation-links',
  {},
  `insert into password_reset (token_hash, email, user_id, expires_at)
   select hash, email, "userId", ?::timestamptz
     from jsonb_to_recordset(?) as r (hash text, email text, "userId" integer)`,
);

/** Expiry of a link from today. */
export const endOfLinks = (): Date => new Date(Date.now() + invitationDays * 24 * 60 * 60_000);

/** Addresses that set the first passwords of people, in their order. */
export async function passwordLinks(
  em: EntityManager,
  people: readonly Addressee[],
  { publicUrl, expiresAt }: { publicUrl: string; expiresAt: Date },
): Promise<string[]> {
  const links = people.map(({ userId, email }) => ({ userId, email, ...newLinkToken() }));
  const rows = links.map(({ hash, email, userId }) => ({ hash, email, userId }));
  await run(em, addLinks, [expiresAt, JSON.stringify(rows)]);
  return links.map(({ token }) => `${publicUrl}/passwordReset/${token}`);
}

/** The same for one person. */
export async function passwordLink(em: EntityManager, person: Addressee, publicUrl: string): Promise<string> {
  const [link] = await passwordLinks(em, [person], { publicUrl, expiresAt: endOfLinks() });
  if (link === undefined) throw new Error('one person has one link');
  return link;
}
