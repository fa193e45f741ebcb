import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { readOne } from '@werkbank/platform/database';
import { UserRecord } from './user.entity.js';

/** A user who is not removed, locked until the transaction ends. */
export function lockUser(em: EntityManager, id: number): Promise<UserRecord | null> {
  return em.findOne(UserRecord, { id, removedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Who has an e-mail, of all people there are, also where the caller must not see them. */
export function holderOfEmail(
  em: EntityManager,
  email: string,
): Promise<{ id: number; companyId: number | null } | undefined> {
  return readOne(em, 'select id, company_id as "companyId" from holder_of_email(?)', [email]);
}

export async function emailInUse(em: EntityManager, email: string, exceptId?: number): Promise<boolean> {
  const holder = await holderOfEmail(em, email.toLowerCase());
  return holder !== undefined && holder.id !== exceptId;
}

export async function companyIsThere(em: EntityManager, id: number | null | undefined): Promise<boolean> {
  if (id === null || id === undefined) return true;
  // Locked against being deleted before this user is there.
  return (await readOne(em, 'select 1 as found from company where id = ? for share', [id])) !== undefined;
}

/**
 * Whether somebody else could still administer the platform. Held by a lock, so that two admins who remove each other
 * at the same moment do not both succeed.
 */
export async function isLastPlatformAdmin(em: EntityManager, id: number): Promise<boolean> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('platform-admins'))`);
  const other = await readOne(
    em,
    `select 1 as found from users where platform_admin and enabled and removed_at is null and id <> ? limit 1`,
    [id],
  );
  return other === undefined;
}

/**
 * Whether a company admin is one still, asked before the right is taken from another. Held by a lock, so that of two who
 * take it from each other at the same moment the second one finds that it is gone.
 */
export async function stillAdministers(em: EntityManager, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'user' || caller.companyId === undefined) return false;
  await em.execute(`select pg_advisory_xact_lock(hashtext('company-admins'), ?)`, [caller.companyId]);
  const found = await readOne(
    em,
    `select 1 as found from users
      where id = ? and company_id = ? and company_admin and enabled and removed_at is null`,
    [caller.userId, caller.companyId],
  );
  return found !== undefined;
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
