import { openOrm } from '@werkbank/platform/database';
import { database } from '../database.js';
import { env } from '../env.js';
import { announceEverything } from '../operations/index.js';

const orm = openOrm(database, env());
try {
  await orm.em.fork().transactional(announceEverything);
} finally {
  await orm.close();
}
