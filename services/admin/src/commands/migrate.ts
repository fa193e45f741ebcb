import { migrate, openOrm } from '@werkbank/platform/database';
import { announceUntoldCompanies } from '../directory/company/announce-untold-companies.js';
import { announceUntold } from '../settings/configuration/announce-untold.js';
import { database } from '../database.js';
import { env } from '../env.js';
import { announceUntoldPreferences } from '../settings/preferences/announce-untold-preferences.js';

await migrate(database, env());
const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(announceUntold);
  await announceUntoldCompanies(orm.em);
  await announceUntoldPreferences(orm.em);
} finally {
  await orm.close();
}
