import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ManagedProducer, ProducerData } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit, isStale } from '../../records/index.js';
import { addCompany } from './add-company.js';
import {
  announceProducer,
  managedProducerById,
  ProducerRecord,
  producerSchema,
} from '../../directory/index.js';
import { auditedProducer, lockProducer } from './locked-producer.js';

/** Adds and changes producers, and adds companies to them. Platform admins do. */
@Controller()
export class EditProducers {
  constructor(private readonly em: EntityManager) {}

  @Call('createProducer')
  create(
    @Input() { body }: CallInput<'createProducer'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createProducer'> | Refusal> {
    const { company, ...data } = body;
    return this.em.fork().transactional(async (em) => {
      if (await nameIsTaken(em, data.algoliaId)) return nameExists();
      const producer = em.create(ProducerRecord, columnsOf(data));
      await em.flush();
      await Audit.record(em, {
        caller,
        action: 'createProducer',
        object: { type: 'Producer', id: producer.id, name: producer.algoliaId },
        after: auditedProducer(producer),
      });
      if (company) {
        await addCompany(em, { producerId: producer.id, data: company, caller, action: 'createProducer' });
      }
      await announceProducer(em, producer.id);
      return { id: producer.id, producer: await managedProducerById(em, producer.id) };
    });
  }

  @Call('updateProducer')
  update(
    @Input() { params, body }: CallInput<'updateProducer'>,
    @CallerOf() caller: Caller,
  ): Promise<ManagedProducer | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const producer = await lockProducer(em, params.producerId);
      if (!producer) return refuse('PRODUCER_NOT_FOUND');
      const { optimisticLockKey, ...data } = body;
      if (isStale(producer.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      if (await nameIsTaken(em, data.algoliaId, producer.id)) return nameExists();
      const before = auditedProducer(producer);
      em.assign(producer, columnsOf(data));
      await em.flush();
      await Audit.record(em, {
        caller,
        action: 'updateProducer',
        object: { type: 'Producer', id: producer.id, name: producer.algoliaId },
        before,
        after: auditedProducer(producer),
      });
      await announceProducer(em, producer.id);
      return (await managedProducerById(em, producer.id)) ?? refuse('PRODUCER_NOT_FOUND');
    });
  }

  @Call('createProducerCompany')
  createCompany(
    @Input() { params, body }: CallInput<'createProducerCompany'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createProducerCompany'> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const producer = await lockProducer(em, params.producerId);
      if (!producer) return refuse('PRODUCER_NOT_FOUND');
      const { id } = producer;
      const companyId = await addCompany(em, {
        producerId: id,
        data: body,
        caller,
        action: 'createProducerCompany',
      });
      await announceProducer(em, id);
      return { id: companyId, producer: await managedProducerById(em, id) };
    });
  }
}

const nameExists = () => refuse('PRODUCER_NAME_EXISTS', { field: 'algoliaId' });

const producerOfName = statement(
  'producer-of-name',
  columns(producerSchema, 'id'),
  'select id from producer where compare_form(algolia_id) = compare_form(?) and id <> ?',
);

/** Held by a lock, so that two producers who come at once do not both get the name. */
async function nameIsTaken(em: Em, name: string, exceptId = 0): Promise<boolean> {
  await lockUntilCommit(em, 'producer-names');
  return (await readOne(em, producerOfName, [name, exceptId])) !== undefined;
}

function columnsOf({ custom_shipping, ...data }: ProducerData) {
  return { ...data, customShipping: custom_shipping };
}
