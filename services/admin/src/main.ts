import { startService } from '@werkbank/platform/start-service';
import { AdminModule } from './admin.module.js';
import { env } from './env.js';

await startService({ domain: 'admin', module: AdminModule, env: env() });
