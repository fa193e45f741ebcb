import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit } from '../../records/index.js';
import { currentConfiguration } from '../configuration/configuration-view.js';
import { lockUser, nameOf } from '../../directory/index.js';
import { announcePreferences } from './announce-preferences.js';
import { PreferencesRecord } from './preferences.entity.js';
import { preferencesOf, type UserPreferences } from './preferences-of-user.js';

type Chosen = CallInput<'setUserPreferences'>['body'];

/** Stores a user's own country and currency; users cannot choose for others. */
@Controller()
export class SetUserPreferences {
  constructor(private readonly em: EntityManager) {}

  @Call('setUserPreferences')
  async set(
    @Input() { params, body }: CallInput<'setUserPreferences'>,
    @CallerOf() caller: Caller,
  ): Promise<UserPreferences | Refusal> {
    if (caller.kind !== 'user' || caller.userId !== params.userId) return refuse('USER_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      const refusal = (await refuseChoice(em, body)) ?? (await keep(em, params.userId, body, caller));
      return isRefusal(refusal) ? refusal : preferencesOf(em, params.userId);
    });
  }
}

async function refuseChoice(em: EntityManager, { country, currency }: Chosen): Promise<Refusal | undefined> {
  const { countries, currencies } = await currentConfiguration(em);
  if (country !== undefined && !countries.includes(country)) {
    return refuse('DELIVERY_COUNTRY_NOT_SERVED', { field: 'country', params: { country } });
  }
  if (currency !== undefined && !currencies.includes(currency)) {
    return refuse('CURRENCY_NOT_OFFERED', { field: 'currency', params: { currency } });
  }
  return undefined;
}

async function keep(
  em: EntityManager,
  userId: number,
  chosen: Chosen,
  caller: Caller,
): Promise<Refusal | undefined> {
  // Locked, so parallel choices of two devices keep each other's fields.
  const user = await lockUser(em, userId);
  if (!user) return refuse('USER_NOT_FOUND');
  const kept = await em.findOne(PreferencesRecord, { userId });
  const before = { country: kept?.country ?? null, currency: kept?.currency ?? null };
  const after = { country: chosen.country ?? before.country, currency: chosen.currency ?? before.currency };
  if (after.country === before.country && after.currency === before.currency) return undefined;
  await em.upsert(PreferencesRecord, { userId, ...after });
  await announcePreferences(em, [userId]);
  await Audit.record(em, {
    caller,
    action: 'setUserPreferences',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before,
    after,
  });
  return undefined;
}
