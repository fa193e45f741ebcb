import type { FactoryProvider } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { OrdersEnv } from '../../env.js';
import { LABEL_MAKERS, type LabelMakers, ownLabelMakers } from './label-maker.js';

export const labelMakers: FactoryProvider<LabelMakers> = {
  provide: LABEL_MAKERS,
  inject: [SERVICE],
  useFactory: ({ env }: ServiceInfo<OrdersEnv>) => ownLabelMakers(env.GS1_COMPANY_PREFIX),
};
