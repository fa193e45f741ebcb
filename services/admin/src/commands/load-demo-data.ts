import { openOrm } from '@werkbank/platform/database';
import { database } from '../database.js';
import { readDemoData } from '../demo-data/demo-files.js';
import { enrolPeople } from '../demo-data/enrol-people.js';
import { loadRows } from '../demo-data/load-rows.js';
import { env } from '../env.js';
import { KeycloakRealm, KeycloakUsers } from '../identity/index.js';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: load-demo-data <folder of the generated demo data>');

const settings = env();
const data = await readDemoData(folder);
const orm = openOrm(database, settings);
try {
  const em = orm.em.fork();
  const added = await em.transactional((transaction) => loadRows(transaction, data));
  const directory = new KeycloakUsers(new KeycloakRealm(settings));
  await enrolPeople(
    em,
    directory,
    data.users.map(({ id }) => id),
    data.passwords,
  );
  console.log(`${added} rows are new, ${data.users.length} people have an account.`);
} finally {
  await orm.close();
}
