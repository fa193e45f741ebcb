import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { serviceLogger } from '@werkbank/platform/logging';
import { Drain, DRAIN_MS } from '@werkbank/platform/http';
import { measureCounts } from '@werkbank/platform/metrics';
import { LoggerModule } from 'nestjs-pino';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { HealthController } from './health/health.controller.js';
import { Remotes } from './front-end/remotes/remotes.js';

/** Tells of releases that are refused in the log and in a figure. */
function remotesOf(env: GatewayEnv): Remotes {
  const log = new Logger('remotes');
  const remotes = new Remotes({
    frontDir: env.FRONT_DIR,
    remotesFile: env.REMOTES_FILE,
    releasesDir: env.RELEASES_DIR,
    refused: ({ remote, version, reason }) =>
      log.error(`The newest release of ${remote} (${version ?? 'its manifest'}) is not served: ${reason}`),
    fileBroken: (error) =>
      log.error(`REMOTES_FILE cannot be read; the remotes stay as they are: ${String(error)}`),
  });
  measureCounts({
    name: 'remote_release_refused',
    help: 'Whether the newest release of a remote is refused',
    label: 'remote',
    read: () => remotes.refusedCounts(),
  });
  return remotes;
}

@Module({})
export class GatewayModule {
  static of(env: GatewayEnv): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        LoggerModule.forRoot({
          pinoHttp: { logger: serviceLogger('gateway', env.LOG_LEVEL) },
          forRoutes: [],
        }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: DRAIN_MS, useValue: env.DRAIN_MS },
        Drain,
        { provide: Remotes, useFactory: remotesOf, inject: [GATEWAY_ENV] },
      ],
    };
  }
}
