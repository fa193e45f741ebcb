import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { RouteName } from '@werkbank/contracts/routes';
import { Audit } from '../../records/index.js';
import { announceRights } from './announce-rights.js';
import { auditedUser, lockUser, nameOf } from './user-rows.js';
import type { UserRecord } from './user.entity.js';

/** A person's fields in the form. */
export type DescribedUser = ReturnType<typeof auditedUser>;

/** A user's written fields and the former ones. */
export interface WrittenUser {
  userId: number;
  former: DescribedUser;
  written: DescribedUser;
}

interface By {
  caller: Caller;
  action: RouteName;
}

/** Writes a change into the row, with its entry in the audit trail; the account is then due for an update. */
export async function writeUser(
  em: EntityManager,
  user: UserRecord,
  data: Partial<DescribedUser>,
  { caller, action }: By,
): Promise<WrittenUser> {
  const former = auditedUser(user);
  em.assign(user, { ...data, accountVersion: user.accountVersion + 1 });
  await em.flush();
  const written = auditedUser(user);
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before: former,
    after: written,
  });
  if (rights.some((right) => former[right] !== written[right])) await announceRights(em, user.id);
  return { userId: user.id, former, written };
}

/** Fields that a token claims. */
const rights = [
  'enabled',
  'platformAdmin',
  'companyAdmin',
  'companyId',
] as const satisfies (keyof DescribedUser)[];

/** The fields to roll back: those that this change wrote and that no later change has overwritten. */
export function fieldsToPutBack(
  { former, written }: Pick<WrittenUser, 'former' | 'written'>,
  now: DescribedUser,
): Partial<DescribedUser> {
  const names = Object.keys(former) as (keyof DescribedUser)[];
  const ours = names.filter((name) => former[name] !== written[name] && now[name] === written[name]);
  return Object.fromEntries(ours.map((name) => [name, former[name]]));
}

/**
 * Rolls a change back that the directory refused, so row and account agree. Keycloak takes its time; changes that were
 * saved meanwhile stay.
 */
export async function putBackUser(em: EntityManager, written: WrittenUser, by: By): Promise<void> {
  await em.fork().transactional(async (own) => {
    const user = await lockUser(own, written.userId);
    const fields = user && fieldsToPutBack(written, auditedUser(user));
    if (user && fields) await writeUser(own, user, fields, by);
  });
}
