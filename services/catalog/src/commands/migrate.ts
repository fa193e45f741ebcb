import { migrate } from '@werkbank/platform/database';
import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { catalogDatabase } from '../database.js';

await runProcess(() => migrate(catalogDatabase, readEnv(serviceEnv.pick({ DATABASE_URL: true }))));
