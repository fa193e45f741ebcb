import { startService } from '@werkbank/platform/http';
import { CheckoutModule } from './checkout.module.js';
import { env } from './env.js';

await startService({ domain: 'checkout', module: CheckoutModule, env: env() });
