import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Logger } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { erasedText } from '@werkbank/platform/personal-data';
import { Accounts } from '../identity/index.js';
import { Audit } from '../records/index.js';
import { isLastPlatformAdmin, lockUser } from '../directory/index.js';
import { eraseEverywhere, wasEverSomebody } from './erase-everywhere.js';

/** Erases a person in all domains, also one who was deleted before. */
@Controller()
export class ErasePerson {
  private readonly log = new Logger('erase-person');

  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('erasePerson')
  async erase(
    @Input() { params }: CallInput<'erasePerson'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const { userId } = params;
    const refused = await this.em.fork().transactional((em) => erase(em, userId, caller));
    if (isRefusal(refused)) return refused;
    this.log.log(`Person ${userId} is erased`);
    await this.accounts.follow([userId]);
    return {};
  }
}

async function erase(em: EntityManager, userId: number, caller: Caller): Promise<Refusal | undefined> {
  const user = await lockUser(em, userId);
  if (!user && !(await wasEverSomebody(em, userId))) return refuse('USER_NOT_FOUND');
  if (user?.platformAdmin && user.enabled && (await isLastPlatformAdmin(em, userId))) {
    return refuse('LAST_PLATFORM_ADMIN');
  }
  // First, so that an admin who erases herself is erased from this entry as well.
  await Audit.record(em, {
    caller,
    action: 'erasePerson',
    object: { type: 'User', id: userId, name: erasedText },
  });
  await eraseEverywhere(em, userId);
  return undefined;
}
