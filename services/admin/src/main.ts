import { startService } from '@werkbank/platform/http';
import { AdminModule } from './admin.module.js';
import { env } from './env.js';

await startService({ domain: 'admin', module: AdminModule, env: env() });
