import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { lockUser } from '../../directory/index.js';
import { MailChoiceRecord } from './mail-choice.entity.js';

type Choices = CallAnswer<'getMailChoices'>;

/** Users choose which mails about orders they get; they neither see nor change the choices of others. */
@Controller()
export class ChooseMails {
  constructor(private readonly em: EntityManager) {}

  @Call('getMailChoices')
  async show(
    @Input() { params }: CallInput<'getMailChoices'>,
    @CallerOf() caller: Caller,
  ): Promise<Choices | Refusal> {
    if (caller.kind !== 'user' || caller.userId !== params.userId) return refuse('USER_NOT_FOUND');
    const kept = await this.em.findOne(MailChoiceRecord, { userId: params.userId });
    return { off: kept?.off ?? [], digest: kept?.digest ?? false };
  }

  @Call('setMailChoices')
  async set(
    @Input() { params, body }: CallInput<'setMailChoices'>,
    @CallerOf() caller: Caller,
  ): Promise<Choices | Refusal> {
    if (caller.kind !== 'user' || caller.userId !== params.userId) return refuse('USER_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      const user = await lockUser(em, params.userId);
      if (!user) return refuse('USER_NOT_FOUND');
      await em.upsert(MailChoiceRecord, { userId: params.userId, ...body });
      return body;
    });
  }
}
