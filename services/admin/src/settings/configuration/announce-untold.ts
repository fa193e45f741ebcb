import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { PlatformEventEntity } from '../../records/index.js';
import { announceConfiguration } from './announce-configuration.js';

const untoldConfiguration = statement(
  'untold-configuration',
  columns(PlatformEventEntity, 'id'),
  `select id from platform_event where id = 'configuration' and event_version = 0 for update`,
);

/**
 * Tells the configuration where it never was since it says what is offered: an instance that was configured before then would
 * be sold to by what a new installation starts with, until somebody changes something.
 */
export async function announceUntold(em: EntityManager): Promise<void> {
  if (await readOne(em, untoldConfiguration)) await announceConfiguration(em);
}
