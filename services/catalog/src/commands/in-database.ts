import type { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { openOrm } from '@werkbank/platform/database';
import { readEnv, runProcess } from '@werkbank/platform/env';
import { database } from '../database.js';
import { fileStoreEnv } from '@werkbank/platform/files';
import { catalogVariables } from '../env.js';

const commandEnv = catalogVariables
  .pick({
    DATABASE_URL: true,
    DATABASE_POOL: true,
    MEILI_URL: true,
    MEILI_KEY: true,
  })
  .extend(fileStoreEnv.shape);

/** Runs a command against the service's database and prints its result. */
export function inDatabase(
  work: (em: EntityManager, env: z.output<typeof commandEnv>) => Promise<string>,
): Promise<void> {
  return runProcess(async () => {
    const env = readEnv(commandEnv);
    const orm = openOrm(database, env);
    try {
      process.stdout.write(`${await work(orm.em.fork(), env)}\n`);
    } finally {
      await orm.close();
    }
  });
}
