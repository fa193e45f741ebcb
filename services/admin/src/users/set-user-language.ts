import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { UserRecord } from './user.entity.js';

/** Keeps the language that somebody chose for themselves; nobody chooses for others. */
@Controller()
export class SetUserLanguage {
  constructor(private readonly em: EntityManager) {}

  @Call('setUserLanguage')
  async set(
    @Input() { params, body }: CallInput<'setUserLanguage'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    if (caller.kind !== 'user' || caller.userId !== params.userId) return refuse('USER_NOT_FOUND');
    const changed = await this.em.nativeUpdate(UserRecord, params.userId, { language: body.language });
    return changed === 0 ? refuse('USER_NOT_FOUND') : {};
  }
}
