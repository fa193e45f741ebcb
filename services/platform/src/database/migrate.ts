import type { ServiceEnv } from '../env/service-env.js';
import type { DatabaseDefinition } from './database-definition.js';
import { openOrm } from './orm-options.js';
import { lockUntilCommit } from './read.js';
import { grantToService, requireServiceRole } from './service-role.js';

/**
 * Migrates a service's database as the role that owns it, grants the role that the service runs as its rights, and returns the
 * names of the applied migrations. Replicas may start it at the same time: all but one wait.
 */
export async function migrate(
  definition: DatabaseDefinition,
  env: Pick<ServiceEnv, 'DATABASE_URL'>,
): Promise<string[]> {
  const lockOrm = openOrm(definition, { ...env, DATABASE_POOL: 1 });
  const orm = openOrm(definition, { ...env, DATABASE_POOL: 2 });
  try {
    return await lockOrm.em.fork().transactional(async (em) => {
      await lockUntilCommit(em, 'migrations');
      const role = await requireServiceRole(em);
      const applied = await orm.migrator.up();
      await grantToService(em, role);
      return applied.map(({ name }) => name);
    });
  } finally {
    await orm.close();
    await lockOrm.close();
  }
}
