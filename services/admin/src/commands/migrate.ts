import { migrate, openOrm } from '@werkbank/platform/database';
import { announceUntoldCompanies } from '../directory/index.js';
import { announceUntold, announceUntoldPreferences } from '../settings/index.js';
import { database } from '../database.js';
import { env } from '../env.js';

await migrate(database, env());
const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(announceUntold);
  await announceUntoldCompanies(orm.em);
  await announceUntoldPreferences(orm.em);
} finally {
  await orm.close();
}
