import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceDefinition } from '../service/service-definition.js';
import { createService } from './create-service.js';

/** Starts a service and stops it cleanly on SIGTERM or SIGINT. */
export async function startService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const app = await createService(definition);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen({ port: definition.env.PORT, host: definition.env.HOST });
  return app;
}
