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
 * Publishes the configuration once if no event ever had its offer. Otherwise readers of an older instance would sell by the
 * defaults of a new installation until the next change.
 */
export async function announceUntold(em: EntityManager): Promise<void> {
  if (await readOne(em, untoldConfiguration)) await announceConfiguration(em);
}
