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
 * Compares callers with their rows. A token is valid for five minutes; a person who was disabled, deleted, moved or
 * lost a role meanwhile must not use it to regain access, and a copied token must not outlive the owner's logout or new
 * password. The caller has to renew the token, and the row decides that as well.
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
    // As the service: the caller may not write a row that now belongs to another company.
    if (found === undefined) await asTheService(() => compareAgain(em, userId));
    return found !== undefined;
  }
}
