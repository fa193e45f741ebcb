import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Fields } from '../../records/index.js';
import { ProducerRecord } from '../../directory/index.js';

/** The producer, locked until the transaction ends, so its companies stay the same meanwhile. */
export function lockProducer(em: EntityManager, id: number): Promise<ProducerRecord | null> {
  return em.findOne(ProducerRecord, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export function auditedProducer(producer: ProducerRecord): Fields {
  const { algoliaId, platformMargin, customShipping, videoLink } = producer;
  return { algoliaId, platformMargin, custom_shipping: customShipping, videoLink };
}
