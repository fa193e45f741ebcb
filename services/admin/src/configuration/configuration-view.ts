import type { EntityManager } from '@mikro-orm/postgresql';
import { type Configuration, configuration } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';
import { defaultConfiguration } from './default-configuration.js';

interface Stored {
  settings: Partial<Configuration> | null;
  currencies: string[] | null;
}

/** The defaults with what was changed of them. A setting that breaks the contract is a fault, not an answer. */
export async function currentConfiguration(em: EntityManager): Promise<Configuration> {
  const stored = await readOne<Stored>(
    em,
    `select (select settings from configuration) as settings,
            (select json_agg(code order by position) from currency) as currencies`,
  );
  return configuration.parse({
    ...defaultConfiguration,
    ...(stored?.currencies && { currencies: stored.currencies }),
    ...stored?.settings,
  });
}
