import { checkTransitions } from '@werkbank/contracts/delivery';
import { runProcess, readEnv } from '@werkbank/platform/env';
import { startService } from '@werkbank/platform/start-service';
import { ordersEnv } from './env.js';
import { OrdersModule } from './orders.module.js';

await runProcess(() => {
  checkTransitions();
  return startService({ domain: 'orders', module: OrdersModule, env: readEnv(ordersEnv) });
});
