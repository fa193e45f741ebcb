import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { auditedUser, lockUser, nameOf } from '../../directory/index.js';

/** Stores a user's own language; users cannot choose for others. It is the account's locale, too, so the account is updated. */
@Controller()
export class SetUserLanguage {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('setUserLanguage')
  async set(
    @Input() { params, body }: CallInput<'setUserLanguage'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    if (caller.kind !== 'user' || caller.userId !== params.userId) return refuse('USER_NOT_FOUND');
    const changed = await this.em
      .fork()
      .transactional((em) => change(em, params.userId, body.language, caller));
    if (isRefusal(changed)) return changed;
    if (changed) await this.accounts.follow([params.userId]);
    return {};
  }
}

async function change(
  em: EntityManager,
  userId: number,
  language: Language,
  caller: Caller,
): Promise<boolean | Refusal> {
  const user = await lockUser(em, userId);
  if (!user) return refuse('USER_NOT_FOUND');
  if (user.language === language) return false;
  const before = auditedUser(user);
  em.assign(user, { language, accountVersion: user.accountVersion + 1 });
  await em.flush();
  await Audit.record(em, {
    caller,
    action: 'setUserLanguage',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before,
    after: auditedUser(user),
  });
  return true;
}
