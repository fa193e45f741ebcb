import { migrate, openOrm } from '@werkbank/platform/database';
import { announceUntold } from '../configuration/announce-untold.js';
import { database } from '../database/database.js';
import { env } from '../env.js';
import { announceUntoldPreferences } from '../preferences/announce-untold-preferences.js';

await migrate(database, env());
const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(announceUntold);
  await announceUntoldPreferences(orm.em);
} finally {
  await orm.close();
}
