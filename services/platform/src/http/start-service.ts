import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceEnv } from '../env/service-env.js';
import type { ServiceInfo } from '../service/service-info.js';
import { createService } from './create-service.js';

export interface ServiceDefinition<E extends ServiceEnv = ServiceEnv> extends ServiceInfo<E> {
  /** The service's own Nest module. */
  module: Type;
}

/** Starts a service and stops it cleanly on SIGTERM or SIGINT. */
export async function startService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const app = await createService(definition);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen({ port: definition.env.PORT, host: definition.env.HOST });
  return app;
}
