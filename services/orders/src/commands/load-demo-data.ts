import { openOrm } from '@werkbank/platform/database';
import { EnvironmentError, readEnv, runProcess } from '@werkbank/platform/env';
import { chooseFileStore } from '@werkbank/platform/files';
import { ordersDatabase } from '../database.js';
import { filesEnv } from '../env.js';
import { loadDemoOrders } from '../demo-data/load-demo-orders.js';

await runProcess(async () => {
  const folder = process.argv[2];
  if (!folder) throw new EnvironmentError('Usage: load-demo-data <folder of the generated demo data>');
  const env = readEnv(filesEnv);
  const store = await chooseFileStore(env);
  const orm = openOrm(ordersDatabase, env);
  try {
    const loaded = await orm.em.fork().transactional((em) => loadDemoOrders(em, store, folder, new Date()));
    console.log(`${loaded} orders loaded`);
  } finally {
    await orm.close();
  }
});
