import type { FactoryProvider } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { OrdersEnv } from '../../env.js';
import { Accounting } from './accounting.js';
import { OutsideAccounting } from './outside-accounting.js';
import { OwnAccounting } from './own-accounting.js';

/** The external accounting system if there is one, else our own. */
export const accounting: FactoryProvider<Accounting> = {
  provide: Accounting,
  inject: [SERVICE, OwnAccounting],
  useFactory: ({ env }: ServiceInfo<OrdersEnv>, own: OwnAccounting) =>
    env.ACCOUNTING_URL === undefined
      ? own
      : new OutsideAccounting({
          url: env.ACCOUNTING_URL,
          token: env.ACCOUNTING_TOKEN,
          timeoutMs: env.ACCOUNTING_TIMEOUT_MS,
          retriesMs: env.ACCOUNTING_RETRIES_MS,
        }),
};
