import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { SignedInUser } from '@werkbank/contracts/caller';
import { type ErrorCode, errorMessage } from '@werkbank/contracts/errors';
import { Audit } from '../audit/audit.js';
import { auditedUser, companyIsThere, emailInUse, nameOf } from '../users/user-rows.js';
import { UserRecord } from '../users/user.entity.js';
import type { ImportedUser, Line } from './read-lines.js';

type Refused = CallAnswer<'getUserImport'>['refused'];

/** Adds the rows of a batch, each like one that was typed in; a line that is refused does not hold up the others. */
export async function addUsers(
  em: EntityManager,
  lines: readonly Line[],
  caller: SignedInUser,
): Promise<{ created: number[]; refused: Refused }> {
  const created: number[] = [];
  const refused: Refused = [];
  for (const { line, email, user, message } of lines) {
    const code = user && (await refuseUser(em, user));
    if (!user || code) {
      refused.push({
        line,
        email,
        message: message ?? errorMessage(code ?? 'INVALID_FORM', caller.language),
      });
      continue;
    }
    created.push(await addUser(em, user, caller));
  }
  return { created, refused };
}

async function refuseUser(em: EntityManager, user: ImportedUser): Promise<ErrorCode | undefined> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`email ${user.email}`]);
  if (await emailInUse(em, user.email)) return 'EMAIL_IN_USE';
  return (await companyIsThere(em, user.companyId)) ? undefined : 'REFERENCED_COMPANY_MISSING';
}

async function addUser(
  em: EntityManager,
  { roles, ...data }: ImportedUser,
  caller: SignedInUser,
): Promise<number> {
  const user = em.create(UserRecord, {
    ...data,
    platformAdmin: false,
    companyAdmin: roles.CompanyAdmin,
    accountVersion: 1,
    accountTold: 0,
  });
  await em.flush();
  await Audit.record(em, {
    caller,
    action: 'importUsers',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    after: auditedUser(user),
  });
  return user.id;
}
