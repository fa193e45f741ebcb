import type { EntityManager } from '@mikro-orm/postgresql';
import { type Configuration, configuration } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';
import { defaultConfiguration } from './default-configuration.js';

/** The defaults with what was changed of them. A setting that breaks the contract is a fault, not an answer. */
export async function currentConfiguration(em: EntityManager): Promise<Configuration> {
  const stored = await readOne<{ settings: Partial<Configuration>; lockKey: number }>(
    em,
    'select settings, lock_key as "lockKey" from configuration',
  );
  const optimisticLockKey = stored?.lockKey ?? 0;
  return configuration.parse({ ...defaultConfiguration, ...stored?.settings, optimisticLockKey });
}
