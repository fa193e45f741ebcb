import { migrate, openOrm } from '@werkbank/platform/database';
import { announceUntoldCompanies } from '../companies/announce-untold-companies.js';
import { announceUntold } from '../configuration/announce-untold.js';
import { database } from '../database/database.js';
import { env } from '../env.js';
import { announceUntoldPreferences } from '../preferences/announce-untold-preferences.js';

await migrate(database, env());
const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(announceUntold);
  await announceUntoldCompanies(orm.em);
  await announceUntoldPreferences(orm.em);
} finally {
  await orm.close();
}
