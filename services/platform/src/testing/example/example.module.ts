import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Module } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { EventPayload } from '@werkbank/contracts/events';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { databaseModule } from '../../database/database.module.js';
import { readMany } from '../../database/read.js';
import { statement } from '../../database/statement.js';
import { Call } from '../../http/call.js';
import { CallerOf, Input, Upload } from '../../http/call-parameters.js';
import type { UploadedFile } from '../../http/uploaded-file.js';
import { OnEvent } from '../../messaging/on-event.js';
import { QueryHandler } from '../../messaging/query-handler.js';
import { Queries } from '../../messaging/queries.js';
import { exampleDatabase } from './example-database.js';

type BuyerAnswer = QueryAnswer<'admin.get-buyer'> | Refusal;

const appliedByOrder = statement(
  'applied-by-order',
  { id: p.integer(), algoliaId: p.text() },
  'select order_id as id, count(*)::text as "algoliaId" from applied group by order_id order by order_id',
);

/** Behaviour of the example's handlers, set by tests. */
export const exampleOrders: {
  onEvent: (payload: EventPayload<'orders.order-deleted.v1'>) => void | Promise<void>;
  onEventInParallel: () => Promise<void>;
  buyer: (ask: Asked<'admin.get-buyer'>) => BuyerAnswer | Promise<BuyerAnswer>;
} = { onEvent: () => undefined, onEventInParallel: () => Promise.resolve(), buyer: () => null };

@Controller()
class ExampleController {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
  ) {}

  /** Returns how often events were applied, in the form of producer counts per country. */
  @Call('listProducersForCountry')
  async countApplied(@Input() input: CallInput<'listProducersForCountry'>) {
    if (input.params.countryCode === 'ZZ') throw new Error('A bug with a secret inside');
    return readMany(this.em, appliedByOrder);
  }

  @Call('setUserLanguage')
  setLanguage(@Input() input: CallInput<'setUserLanguage'>, @CallerOf() caller: Caller) {
    return caller.kind === 'user' && caller.userId === input.params.userId ? {} : refuse('USER_NOT_FOUND');
  }

  @Call('getCustomer')
  async askForCompany(@Input() input: CallInput<'getCustomer'>) {
    const { companyId } = input.params;
    const buyer = await this.queries.ask('admin.get-buyer', { userId: 1, companyId }, { timeoutMs: 500 });
    if (buyer === null) return refuse('COMPANY_NOT_FOUND');
    return 'code' in buyer ? buyer : buyer.company;
  }

  @Call('createAttachment')
  async upload(@Input() _input: CallInput<'createAttachment'>, @Upload() file: UploadedFile) {
    const bytes = await file.bytes(1000);
    return Buffer.isBuffer(bytes) ? refuse('FILE_TYPE_NOT_ALLOWED', { field: String(bytes.length) }) : bytes;
  }

  @QueryHandler('admin.get-buyer')
  getBuyer(ask: Asked<'admin.get-buyer'>) {
    return exampleOrders.buyer(ask);
  }

  @OnEvent('orders.order-deleted.v1')
  async apply(payload: EventPayload<'orders.order-deleted.v1'>, em: EntityManager): Promise<void> {
    await em.execute('insert into applied (order_id) values (?)', [payload.orderId]);
    await exampleOrders.onEvent(payload);
  }

  @OnEvent('orders.order-created.v1', { as: 'mail', parallel: 4 })
  mail(): Promise<void> {
    return exampleOrders.onEventInParallel();
  }
}

/** A small service that the platform's own tests start. */
@Module({ imports: [databaseModule(exampleDatabase)], controllers: [ExampleController] })
export class ExampleModule {}
