import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '@werkbank/contracts/access';
import { readOne, statement } from '@werkbank/platform/database';
import { CallerCheck } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { compareAgain } from '../keycloak-sync/what-to-compare.js';
import { isOfEndedSession } from '../ended-sessions/ended-sessions.js';

const callerWhoHolds = statement(
  'caller-who-holds',
  { found: p.integer() },
  `select 1 as found from users
    where id = ? and enabled and removed_at is null and platform_admin = ? and company_admin = ?
      and company_id is not distinct from ?::int`,
);

/**
 * Holds callers against their rows. A token is good for five minutes; whoever was disabled, deleted, moved or lost a
 * role meanwhile must not use them to make a way back, and whoever copied a token must not after its owner has logged out
 * or has a new password. They are asked to renew, which the row decides as well.
 */
@Injectable()
export class CheckCallers extends CallerCheck {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async stillHolds(caller: SignedInUser): Promise<boolean> {
    const { userId, roles, companyId } = caller;
    const em = this.em.fork();
    if (await isOfEndedSession(em, caller)) return false;
    const rights = [roles.includes('platform-admin'), roles.includes('company-admin'), companyId ?? null];
    const found = await readOne(em, callerWhoHolds, [userId, ...rights]);
    // Not as the caller: they may not write a row that is of another company now.
    if (found === undefined) await asTheService(() => compareAgain(em, userId));
    return found !== undefined;
  }
}
