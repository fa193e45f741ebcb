import { migrate } from '@werkbank/platform/database';
import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { database } from '../database.js';

await runProcess(() => migrate(database, readEnv(serviceEnv.pick({ DATABASE_URL: true }))));
