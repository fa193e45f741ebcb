import { migrate } from '@werkbank/platform/database';
import { database } from '../database/database.js';
import { env } from '../env.js';

await migrate(database, env());
