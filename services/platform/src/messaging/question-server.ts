import { Inject, Injectable } from '@nestjs/common';
import type { Msg } from '@nats-io/nats-core';
import { BaseRpcContext, type MessageHandler, Server } from '@nestjs/microservices';
import { isRefusal } from '@werkbank/contracts/errors';
import { type QuestionName, questions } from '@werkbank/contracts/questions';
import { isOutage } from '../parts/part-unavailable.js';
import { runInRequest } from '../request/request-scope.js';
import { SERVICE, type ServiceInfo } from '../service/service-info.js';
import { inDatabaseContext, OPTIONAL_ORM, type OptionalOrm } from '../database/database-context.js';
import { handled } from './handled.js';
import { NatsLink } from './nats-link.js';
import { QUESTIONS } from './question.js';
import type { Reply } from './questions.js';
import { questionSubject, requestIdOf } from './wire.js';

/** Delivers questions to `@Question` methods. Replicas of a service share the work as one queue group. */
@Injectable()
export class QuestionServer extends Server {
  override transportId = QUESTIONS;

  constructor(
    private readonly link: NatsLink,
    @Inject(SERVICE) private readonly service: ServiceInfo,
    @Inject(OPTIONAL_ORM) private readonly orm: OptionalOrm,
  ) {
    super();
  }

  /** Subscribes as soon as NATS can be reached; the service does not wait for that. */
  listen(callback: () => void): void {
    callback();
    const subscribe = async (): Promise<void> => {
      const connection = await this.link.whenConnected();
      for (const [name, handler] of this.getHandlers()) {
        connection.subscribe(questionSubject(asQuestion(name)), {
          queue: this.service.domain,
          callback: (error, message) => {
            if (error) this.logger.error(error);
            else void this.answer(asQuestion(name), handler, message);
          },
        });
      }
    };
    void subscribe().catch((error: unknown) =>
      this.logger.warn(`No questions are answered: ${String(error)}`),
    );
  }

  /** Subscriptions end with the connection, which is drained at shutdown. */
  close(): void {}

  on(): void {}

  unwrap<T>(): T {
    throw new Error('The connection belongs to NatsLink');
  }

  private answer(name: QuestionName, handler: MessageHandler, message: Msg): Promise<void> {
    return runInRequest('question', requestIdOf(message.headers), async () => {
      const reply = await this.replyTo(name, handler, message);
      if (!message.respond(JSON.stringify(reply)))
        this.logger.warn(`${name} was asked without waiting for an answer`);
    });
  }

  private async replyTo(name: QuestionName, handler: MessageHandler, message: Msg): Promise<Reply> {
    try {
      const ask = questions[name].ask.parse(message.json());
      const answer = await inDatabaseContext(this.orm, () => handled(handler, ask, new BaseRpcContext([])));
      if (isRefusal(answer)) return { refusal: answer };
      return { answer: questions[name].answer.parse(answer) };
    } catch (error) {
      if (isOutage(error)) this.logger.warn(`${name} could not be answered: ${String(error)}`);
      else this.logger.error(error);
      return { unavailable: this.service.domain };
    }
  }
}

function asQuestion(pattern: string): QuestionName {
  if (!Object.hasOwn(questions, pattern)) throw new Error(`${pattern} is not a question of the contract`);
  return pattern as QuestionName;
}
