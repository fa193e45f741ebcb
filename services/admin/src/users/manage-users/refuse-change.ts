import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '@werkbank/platform/database';
import {
  administers,
  companyIsThere,
  emailInUse,
  isLastPlatformAdmin,
  isOneself,
  isPlatformAdmin,
  stillAdministers,
  type UserRecord,
} from '../../directory/index.js';

type Rights = Pick<UserRecord, 'platformAdmin' | 'companyAdmin' | 'companyId' | 'enabled'>;

/** Roles, company and state change by an administrator only, and never beyond what that administrator may. */
export async function refuseRights(
  em: EntityManager,
  user: UserRecord,
  after: Rights,
  caller: Caller,
): Promise<Refusal | undefined> {
  const moved = after.companyId !== user.companyId;
  const steppedDown = user.companyAdmin && !(after.companyAdmin && after.enabled);
  const rights = moved || after.companyAdmin !== user.companyAdmin || after.enabled !== user.enabled;
  if (rights && !administers(caller, user)) return refuse('FORBIDDEN');
  // A company whose only admin gave the right away, or locked the own account, could not take it back.
  if (steppedDown && !isPlatformAdmin(caller)) {
    if (isOneself(caller, user)) return refuse('FORBIDDEN');
    // Two who take the right from each other at once: the second one finds that it has lost its own.
    if (!(await stillAdministers(em, caller))) return refuse('FORBIDDEN');
  }
  if (after.platformAdmin !== user.platformAdmin && !isPlatformAdmin(caller)) return refuse('FORBIDDEN');
  if (moved && (!isPlatformAdmin(caller) || !(await companyIsThere(em, after.companyId)))) {
    return refuse('REFERENCED_COMPANY_MISSING', { field: 'companyId' });
  }
  const stays = after.platformAdmin && after.enabled;
  if (user.platformAdmin && user.enabled && !stays && (await isLastPlatformAdmin(em, user.id))) {
    return refuse('LAST_PLATFORM_ADMIN');
  }
  return undefined;
}

export async function refuseEmail(
  em: EntityManager,
  user: UserRecord,
  email: string,
): Promise<Refusal | undefined> {
  if (email === user.email) return undefined;
  await lockUntilCommit(em, `email ${email}`);
  return (await emailInUse(em, email)) ? refuse('EMAIL_TAKEN', { field: 'email' }) : undefined;
}
