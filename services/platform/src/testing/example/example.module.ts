import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Module } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/caller';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { FactPayload } from '@werkbank/contracts/facts';
import type { Asked, QuestionAnswer } from '@werkbank/contracts/questions';
import { databaseModule } from '../../database/database.module.js';
import { readMany } from '../../database/read.js';
import { Call } from '../../http/call.js';
import { CallerOf, Input, Upload } from '../../http/call-parameters.js';
import type { UploadedFile } from '../../http/uploaded-file.js';
import { OnFact } from '../../messaging/on-fact.js';
import { Question } from '../../messaging/question.js';
import { Questions } from '../../messaging/questions.js';
import { exampleDatabase } from './example-database.js';

type BuyerAnswer = QuestionAnswer<'admin.get-buyer'> | Refusal;

/** What the tests tell the example's handlers to do. */
export const exampleOrders: {
  onFact: (payload: FactPayload<'orders.order-deleted.v1'>) => void | Promise<void>;
  onFactInParallel: () => Promise<void>;
  buyer: (ask: Asked<'admin.get-buyer'>) => BuyerAnswer | Promise<BuyerAnswer>;
} = { onFact: () => undefined, onFactInParallel: () => Promise.resolve(), buyer: () => null };

@Controller()
class ExampleController {
  constructor(
    private readonly em: EntityManager,
    private readonly questions: Questions,
  ) {}

  /** Answers with how often facts were applied, as numbers of a country's producers. */
  @Call('listProducersForCountry')
  async countApplied(@Input() input: CallInput<'listProducersForCountry'>) {
    if (input.params.countryCode === 'ZZ') throw new Error('A bug with a secret inside');
    const rows = await readMany<{ id: number; algoliaId: string }>(
      this.em,
      `select order_id as id, count(*)::text as "algoliaId" from applied group by order_id order by order_id`,
    );
    return rows;
  }

  @Call('setUserLanguage')
  setLanguage(@Input() input: CallInput<'setUserLanguage'>, @CallerOf() caller: Caller) {
    return caller.kind === 'user' && caller.userId === input.params.userId ? {} : refuse('USER_NOT_FOUND');
  }

  @Call('getCustomer')
  async askForCompany(@Input() input: CallInput<'getCustomer'>) {
    const { companyId } = input.params;
    const buyer = await this.questions.ask('admin.get-buyer', { userId: 1, companyId }, { timeoutMs: 500 });
    if (buyer === null) return refuse('COMPANY_NOT_FOUND');
    return 'code' in buyer ? buyer : buyer.company;
  }

  @Call('createAttachment')
  async upload(@Upload() file: UploadedFile) {
    const bytes = await file.bytes(1000);
    return Buffer.isBuffer(bytes) ? refuse('FILE_TYPE_NOT_ALLOWED', { field: String(bytes.length) }) : bytes;
  }

  @Question('admin.get-buyer')
  getBuyer(ask: Asked<'admin.get-buyer'>) {
    return exampleOrders.buyer(ask);
  }

  @OnFact('orders.order-deleted.v1')
  async apply(payload: FactPayload<'orders.order-deleted.v1'>, em: EntityManager): Promise<void> {
    await em.execute('insert into applied (order_id) values (?)', [payload.orderId]);
    await exampleOrders.onFact(payload);
  }

  @OnFact('orders.order-created.v1', { as: 'mail', parallel: 4 })
  mail(): Promise<void> {
    return exampleOrders.onFactInParallel();
  }
}

/** A small service that the platform's own tests start. */
@Module({ imports: [databaseModule(exampleDatabase)], controllers: [ExampleController] })
export class ExampleModule {}
