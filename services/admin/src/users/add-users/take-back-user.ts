import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { RouteName } from '@werkbank/contracts/routes';
import { Audit } from '../../records/index.js';
import { auditedUser, lockUser, nameOf } from '../../directory/index.js';

/** Marks a user without an account as removed; the row is deleted with the account's next step. */
export async function takeBackUser(
  em: EntityManager,
  userId: number,
  { caller, action }: { caller: Caller; action: RouteName },
): Promise<void> {
  const user = await lockUser(em, userId);
  if (!user) return;
  em.assign(user, { removedAt: new Date(), accountVersion: user.accountVersion + 1 });
  await em.flush();
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before: auditedUser(user),
  });
}
