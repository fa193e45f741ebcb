import { runProcess, readEnv, serviceEnv } from '@werkbank/platform/env';
import { startService } from '@werkbank/platform/http';
import { OrdersModule } from './orders.module.js';

await runProcess(() => startService({ domain: 'orders', module: OrdersModule, env: readEnv(serviceEnv) }));
