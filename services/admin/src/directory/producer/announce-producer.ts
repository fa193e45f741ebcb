import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';
import { producerById } from './producer-view.js';

/** Tells the other domains what a producer is now, with all companies and dispatch locations. */
export async function announceProducer(em: EntityManager, producerId: number): Promise<void> {
  const version = await nextVersion(em, 'producer', producerId);
  const producer = await producerById(em, producerId);
  if (!producer) throw new Error(`producer ${producerId} was announced and is not there`);
  await Outbox.record(em, 'admin.producer-changed.v1', { ...producer, version }, { key: producerId });
}
