import { runProcess } from '@werkbank/platform/env';
import { startService } from '@werkbank/platform/start-service';
import { CheckoutModule } from './checkout.module.js';
import { env } from './env.js';

await runProcess(() => startService({ domain: 'checkout', module: CheckoutModule, env: env() }));
