import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { migrate } from '@werkbank/platform/database';
import { ordersDatabase } from '../database.js';

await runProcess(() => migrate(ordersDatabase, readEnv(serviceEnv.pick({ DATABASE_URL: true }))));
