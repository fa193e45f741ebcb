import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import { announceConfiguration } from './announce-configuration.js';

/**
 * Tells the configuration where it never was since it says what is offered: an instance that was configured before then would
 * be sold to by what a new installation starts with, until somebody changes something.
 */
export async function announceUntold(em: EntityManager): Promise<void> {
  const untold = await readOne(
    em,
    `select 1 from platform_event where id = 'configuration' and event_version = 0 for update`,
  );
  if (untold) await announceConfiguration(em);
}
