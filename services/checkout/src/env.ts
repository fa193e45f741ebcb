import { readEnv, serviceEnv } from '@werkbank/platform/env';

export const env = () => readEnv(serviceEnv);
