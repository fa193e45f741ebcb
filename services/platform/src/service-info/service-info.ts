import type { Domain } from '@werkbank/contracts/domains';
import type { ServiceEnv } from '../env/service-env.js';

/** Which service this process is and how it was configured; injected with `@Inject(SERVICE)`. */
export interface ServiceInfo<E extends ServiceEnv = ServiceEnv> {
  domain: Domain;
  env: E;
}

export const SERVICE = Symbol('SERVICE');
