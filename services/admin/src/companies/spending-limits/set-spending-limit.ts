import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { SpendingLimit, SpendingPerson } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { isOneself, lockUser, nameOf, UserRecord } from '../../directory/index.js';
import { Audit } from '../../records/index.js';
import { currentConfiguration } from '../../settings/index.js';
import { companyOf } from './company-of.js';
import { SpendingLimitRecord } from './spending-limit.entity.js';

/** Sets or removes the limit of a person; orders that wait for an approval go on waiting. */
@Controller()
export class SetSpendingLimit {
  constructor(private readonly em: EntityManager) {}

  @Call('setSpendingLimit')
  async set(
    @Input() { params: { userId }, body: { limit } }: CallInput<'setSpendingLimit'>,
    @CallerOf() caller: Caller,
  ): Promise<SpendingPerson | Refusal> {
    const companyId = companyOf(caller);
    if (isOneself(caller, { id: userId })) return refuse('LIMIT_OF_ONESELF');
    return this.em.fork().transactional(async (em) => {
      const user = await lockUser(em, userId);
      if (user?.companyId !== companyId) return refuse('USER_NOT_FOUND');
      const kept = await em.findOne(SpendingLimitRecord, { userId, companyId });
      const before = kept ? limitOf(kept) : null;
      const refused = limit ? await refuseLimit(em, { userId, companyId, limit, before }) : undefined;
      if (refused) return refused;
      if (limit) await em.upsert(SpendingLimitRecord, { userId, companyId, ...limit });
      else await em.nativeDelete(SpendingLimitRecord, { userId, companyId });
      if (limit || before)
        await Audit.record(em, {
          caller,
          action: 'setSpendingLimit',
          object: { type: 'User', id: user.id, name: nameOf(user) },
          before,
          after: limit,
        });
      const { firstName, lastName, enabled } = user;
      return { userId, firstName, lastName, enabled, limit };
    });
  }
}

function limitOf({ currency, perOrder, perMonth, approverId }: SpendingLimitRecord): SpendingLimit {
  return { currency, perOrder: perOrder ?? null, perMonth: perMonth ?? null, approverId: approverId ?? null };
}

interface Wanted {
  userId: number;
  companyId: number;
  limit: SpendingLimit;
  before: SpendingLimit | null;
}

async function refuseLimit(
  em: EntityManager,
  { userId, companyId, limit: { currency, approverId }, before }: Wanted,
): Promise<Refusal | undefined> {
  const { currencies } = await currentConfiguration(em);
  if (currency !== before?.currency && !currencies.includes(currency))
    return refuse('CURRENCY_NOT_OFFERED', { field: 'currency', params: { currency } });
  if (approverId === null) return undefined;
  const approver = { id: approverId, companyId, enabled: true, removedAt: null };
  const isKnown = approverId !== userId && (await em.count(UserRecord, approver)) > 0;
  return isKnown ? undefined : refuse('APPROVER_UNKNOWN', { field: 'approverId' });
}
