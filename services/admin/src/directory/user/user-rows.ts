import { p } from '@mikro-orm/core';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { columns, lockUntilCommit, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { UserRecord, userSchema } from './user.entity.js';

const holder = columns(userSchema, 'id', 'companyId');
const holderByEmail = statement(
  'holder-of-email',
  holder,
  'select id, company_id as "companyId" from holder_of_email(?)',
);

const companyHeld = statement(
  'hold-company',
  { found: p.integer() },
  'select 1 as found from company where id = ? for share',
);

const otherPlatformAdmin = statement(
  'other-platform-admin',
  { found: p.integer() },
  `select 1 as found from users where platform_admin and enabled and removed_at is null and id <> ? limit 1`,
);

/** A user who is not removed, locked until the transaction ends. */
export function lockUser(em: EntityManager, id: number): Promise<UserRecord | null> {
  return em.findOne(UserRecord, { id, removedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The holder of an e-mail among all people, including those whom the caller cannot see. */
export function holderOfEmail(em: EntityManager, email: string): Promise<RowOf<typeof holder> | undefined> {
  return readOne(em, holderByEmail, [email]);
}

export async function emailInUse(em: EntityManager, email: string): Promise<boolean> {
  return (await holderOfEmail(em, email.toLowerCase())) !== undefined;
}

export async function companyIsThere(em: EntityManager, id: number | null | undefined): Promise<boolean> {
  if (id === null || id === undefined) return true;
  // Locked, so the company cannot be deleted before this user exists.
  return (await readOne(em, companyHeld, [id])) !== undefined;
}

/** True if no other platform admin would remain. A lock prevents two admins from removing each other at the same moment. */
export async function isLastPlatformAdmin(em: EntityManager, id: number): Promise<boolean> {
  await lockUntilCommit(em, 'platform-admins');
  return (await readOne(em, otherPlatformAdmin, [id])) === undefined;
}

/**
 * True if the caller is still a company admin, checked before they take the right from another. A lock makes the second
 * of two who take it from each other find that it is gone.
 */
export async function stillAdministers(em: EntityManager, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'user' || caller.companyId === undefined) return false;
  const { userId: id, companyId } = caller;
  await lockUntilCommit(em, 'company-admins', companyId);
  const admin = { id, companyId, companyAdmin: true, enabled: true, removedAt: null };
  return (await em.count(UserRecord, admin)) > 0;
}

export function auditedUser(user: UserRecord) {
  const { email, salutation, firstName, lastName, phone, language, platformAdmin, companyAdmin } = user;
  const { companyId, enabled } = user;
  return {
    email,
    salutation,
    firstName,
    lastName,
    phone,
    language,
    platformAdmin,
    companyAdmin,
    companyId,
    enabled,
  };
}

export function nameOf({ firstName, lastName }: UserRecord): string {
  return `${firstName} ${lastName}`;
}
