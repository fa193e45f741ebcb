import { openOrm } from '@werkbank/platform/database';
import { EnvironmentError, readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { ordersDatabase } from '../database.js';
import { loadDemoOrders } from '../load-demo-orders/load-demo-orders.js';

await runProcess(async () => {
  const folder = process.argv[2];
  if (!folder) throw new EnvironmentError('Usage: load-demo-data <folder of the generated demo data>');
  const orm = openOrm(ordersDatabase, readEnv(serviceEnv.pick({ DATABASE_URL: true, DATABASE_POOL: true })));
  try {
    const loaded = await orm.em.fork().transactional((em) => loadDemoOrders(em, folder, new Date()));
    console.log(`${loaded} orders loaded`);
  } finally {
    await orm.close();
  }
});
