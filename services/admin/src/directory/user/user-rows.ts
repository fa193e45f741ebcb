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

/** Who has an e-mail, of all people there are, also where the caller must not see them. */
export function holderOfEmail(em: EntityManager, email: string): Promise<RowOf<typeof holder> | undefined> {
  return readOne(em, holderByEmail, [email]);
}

export async function emailInUse(em: EntityManager, email: string): Promise<boolean> {
  return (await holderOfEmail(em, email.toLowerCase())) !== undefined;
}

export async function companyIsThere(em: EntityManager, id: number | null | undefined): Promise<boolean> {
  if (id === null || id === undefined) return true;
  // Locked against being deleted before this user is there.
  return (await readOne(em, companyHeld, [id])) !== undefined;
}

/**
 * Whether somebody else could still administer the platform. Held by a lock, so that two admins who remove each other
 * at the same moment do not both succeed.
 */
export async function isLastPlatformAdmin(em: EntityManager, id: number): Promise<boolean> {
  await lockUntilCommit(em, 'platform-admins');
  return (await readOne(em, otherPlatformAdmin, [id])) === undefined;
}

/**
 * Whether a company admin is one still, asked before the right is taken from another. Held by a lock, so that of two who
 * take it from each other at the same moment the second one finds that it is gone.
 */
export async function stillAdministers(em: EntityManager, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'user' || caller.companyId === undefined) return false;
  const { userId: id, companyId } = caller;
  await lockUntilCommit(em, 'company-admins', companyId);
  const admin = { id, companyId, companyAdmin: true, enabled: true, removedAt: null };
  return (await em.count(UserRecord, admin)) > 0;
}

/** What the audit trail shows of a user: all that a form changes. */
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
