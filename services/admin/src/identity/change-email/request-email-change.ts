import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { newLinkToken, writeMail } from '../../notifications/index.js';
import { holderOfEmail, type UserRecord } from '../../directory/index.js';
import { EmailChangeRecord } from './email-change.entity.js';
import { addressInUseLetter, confirmEmailLetter, emailChangeAskedLetter } from './email-change-letters.js';
import { endEmailChanges } from '../former-proofs/end-former-proofs.js';
import { tooManyEmailChanges } from './email-change-rows.js';

const EMAIL_LINK_MS = 24 * 60 * 60_000;

interface AskedFor {
  email: string;
  caller: SignedInUser;
  publicUrl: string;
}

/**
 * Mails a confirmation link to the new address and a notice to the current one. The change waits for the confirmation.
 * Neither the answer nor its work shows if the address is taken: its owner gets a mail without a link instead.
 * Administrators get a refusal only for people in their own list.
 */
export async function requestEmailChange(
  em: EntityManager,
  user: UserRecord,
  { email, caller, publicUrl }: AskedFor,
): Promise<Refusal | undefined> {
  const holder = await holderOfEmail(em, email);
  const ofOwnList = caller.roles.includes('company-admin') && holder?.companyId === caller.companyId;
  if (holder && ofOwnList) return refuse('EMAIL_TAKEN', { field: 'email' });
  if (await tooManyEmailChanges(em, user.id, caller.userId)) {
    return refuse('EMAIL_CHANGED_TOO_OFTEN', { field: 'email' });
  }
  await endEmailChanges(em, user.id);
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(Date.now() + EMAIL_LINK_MS);
  em.create(EmailChangeRecord, {
    tokenHash: hash,
    userId: user.id,
    requestedBy: caller.userId,
    formerEmail: user.email,
    email,
    inUse: holder !== undefined,
    expiresAt,
  });
  await em.flush();
  const letter = holder
    ? addressInUseLetter(user.language)
    : confirmEmailLetter(user, `${publicUrl}/confirmEmailChange/${token}`);
  await writeMail(em, { email, uselessAfter: expiresAt }, letter);
  await writeMail(em, { email: user.email, uselessAfter: expiresAt }, emailChangeAskedLetter(user));
  return undefined;
}
