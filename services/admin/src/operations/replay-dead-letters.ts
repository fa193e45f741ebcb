import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { DeadLetterKind } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { NothingToReplay, Operations } from '@werkbank/platform/operations';
import { Audit } from '../audit/audit.js';

/** Gives dead letters to their consumers once more. Who wanted that is written down before anything is done. */
@Controller()
export class ReplayDeadLetters {
  constructor(
    private readonly em: EntityManager,
    private readonly operations: Operations,
  ) {}

  @Call('replayDeadLetter')
  async one(
    @Input() { params: { letterId } }: CallInput<'replayDeadLetter'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'replayDeadLetter'> | Refusal> {
    const letter = await this.operations.find(letterId);
    if (!letter) return refuse('DEAD_LETTER_NOT_FOUND');
    await this.audit(caller, 'replayDeadLetter', letterId, letter);
    try {
      return await this.operations.replay(letterId);
    } catch (error) {
      if (!(error instanceof NothingToReplay)) throw error;
      return refuse(error.why === 'unknown' ? 'DEAD_LETTER_NOT_FOUND' : 'DEAD_LETTER_NOT_KEPT');
    }
  }

  @Call('replayDeadLetters')
  async allOfAKind(
    @Input() { body }: CallInput<'replayDeadLetters'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'replayDeadLetters'>> {
    await this.audit(caller, 'replayDeadLetters', '*', body);
    return this.operations.replayKind(body);
  }

  private async audit(
    caller: Caller,
    action: 'replayDeadLetter' | 'replayDeadLetters',
    id: string,
    { event, consumer }: DeadLetterKind,
  ): Promise<void> {
    await this.em.transactional((em) =>
      Audit.record(em, {
        caller,
        action,
        object: { type: 'DeadLetter', id, name: event },
        after: { event, consumer },
      }),
    );
  }
}
