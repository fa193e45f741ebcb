import type { EntityManager } from '@mikro-orm/postgresql';
import { type Configuration, configuration } from '@werkbank/contracts/entities';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { ConfigurationEntity } from './configuration.entity.js';
import { defaultConfiguration } from './default-configuration.js';

const storedConfiguration = statement(
  'stored-configuration',
  columns(ConfigurationEntity, 'settings', 'lockKey'),
  'select settings, lock_key as "lockKey" from configuration',
);

/** The defaults with the stored changes. A setting that breaks the contract is a fault, not an answer. */
export async function currentConfiguration(em: EntityManager): Promise<Configuration> {
  const stored = await readOne(em, storedConfiguration);
  const optimisticLockKey = stored?.lockKey ?? 0;
  return configuration.parse({ ...defaultConfiguration, ...stored?.settings, optimisticLockKey });
}
