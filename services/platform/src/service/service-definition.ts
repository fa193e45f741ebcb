import type { Type } from '@nestjs/common';
import type { ServiceEnv } from '../env/service-env.js';
import type { ServiceInfo } from '../service-info/service-info.js';

/** A service as it is started: which one, how it is configured, and its own Nest module. */
export interface ServiceDefinition<E extends ServiceEnv = ServiceEnv> extends ServiceInfo<E> {
  module: Type;
}
