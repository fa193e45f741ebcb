import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceDefinition } from './service-definition.js';
import { startTracing } from '../tracing/tracing.js';
import { createService } from './create-service.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Starts a service and stops it cleanly on SIGTERM or SIGINT: running work may finish, for at most `SHUTDOWN_MS`. Work
 * that is cut off then is rolled back or repeated, as after a crash.
 */
export async function startService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  await startTracing({ name: definition.domain, env: definition.env });
  const app = await createService(definition);
  const { DRAIN_MS, SHUTDOWN_MS } = definition.env;
  app.enableShutdownHooks([...signals]);
  for (const signal of signals) process.once(signal, () => endAtTheLatestAfter(DRAIN_MS + SHUTDOWN_MS));
  await app.listen({ port: definition.env.PORT, host: definition.env.HOST });
  return app;
}

function endAtTheLatestAfter(milliseconds: number): void {
  const timer = setTimeout(() => {
    new Logger('shutdown').error(`Still at work after ${milliseconds} ms, ends anyway`);
    process.exit(1);
  }, milliseconds);
  timer.unref();
}
