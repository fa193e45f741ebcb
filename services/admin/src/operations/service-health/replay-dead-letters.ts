import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DeadLetterKind } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { tryLockUntilCommit } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { NothingToReplay, Operations } from '@werkbank/platform/operations';
import { Audit } from '../../records/index.js';

/** Replays dead letters to their consumers, one request of operators at a time. The audit entry is written first. */
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
    return this.alone(async () => {
      const letter = await this.operations.find(letterId);
      if (!letter) return refuse('DEAD_LETTER_NOT_FOUND');
      await this.audit(caller, 'replayDeadLetter', letterId, letter);
      try {
        return await this.operations.replay(letterId);
      } catch (error) {
        if (!(error instanceof NothingToReplay)) throw error;
        return refuse(error.why === 'unknown' ? 'DEAD_LETTER_NOT_FOUND' : 'DEAD_LETTER_NOT_KEPT');
      }
    });
  }

  @Call('replayDeadLetters')
  async allOfAKind(
    @Input() { body }: CallInput<'replayDeadLetters'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'replayDeadLetters'> | Refusal> {
    return this.alone(async () => {
      await this.audit(caller, 'replayDeadLetters', '*', body);
      return this.operations.replayKind(body);
    });
  }

  /** The lock is shared by all replicas and ends with its connection. */
  private alone<T>(replay: () => Promise<T>): Promise<T | Refusal> {
    return this.em.fork().transactional(async (locking) => {
      return (await tryLockUntilCommit(locking, 'replay-dead-letters'))
        ? replay()
        : refuse('REPLAY_UNDER_WAY');
    });
  }

  private async audit(
    caller: Caller,
    action: 'replayDeadLetter' | 'replayDeadLetters',
    id: string,
    { event, consumer }: DeadLetterKind,
  ): Promise<void> {
    await this.em.fork().transactional((em) =>
      Audit.record(em, {
        caller,
        action,
        object: { type: 'DeadLetter', id, name: event },
        after: { event, consumer },
      }),
    );
  }
}
