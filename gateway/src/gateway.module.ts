import { type DynamicModule, Module } from '@nestjs/common';
import { serviceLogger } from '@werkbank/platform/logging';
import { Drain, DRAIN_MS } from '@werkbank/platform/http';
import { LoggerModule } from 'nestjs-pino';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { HealthController } from './health/health.controller.js';

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
      ],
    };
  }
}
