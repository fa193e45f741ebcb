import { migrate, openOrm } from '@werkbank/platform/database';
import { readEnv, runProcess } from '@werkbank/platform/env';
import { chooseFileStore } from '@werkbank/platform/files';
import { ordersDatabase } from '../database.js';
import { filesEnv } from '../env.js';
import { emptyDatabase } from '../attachments/index.js';

await runProcess(async () => {
  const env = readEnv(filesEnv);
  await migrate(ordersDatabase, env);
  const orm = openOrm(ordersDatabase, env);
  try {
    await emptyDatabase(orm.em, await chooseFileStore(env));
  } finally {
    await orm.close();
  }
});
