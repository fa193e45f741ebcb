import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { TokenCheck, tokenCheckFor } from '../auth/token-check.js';
import { OPTIONAL_ORM } from '../database/database-context.js';
import { EndedAccess } from '../ended-access/ended-access.js';
import { HearEndings } from '../ended-access/hear-endings.js';
import { TellEndings } from '../ended-access/tell-endings.js';
import type { ServiceEnv } from '../env/service-env.js';
import { HealthController } from '../health/health.controller.js';
import { Drain, DRAIN_MS } from '../http/drain.js';
import { ReadyChecks } from '../health/ready-checks.js';
import { serviceLogger } from '../logging/service-logger.js';
import { EventServer } from '../messaging/event-server.js';
import { NatsConnectionService } from '../messaging/nats-connection.js';
import { OutboxRelay } from '../messaging/outbox-relay.js';
import { QueryServer } from '../messaging/query-server.js';
import { Queries } from '../messaging/queries.js';
import { MessagingMetrics } from '../messaging/messaging-metrics.js';
import { Operations } from '../operations/operations.js';
import { OperationsServer } from '../operations/operations-server.js';
import { ReplicaDescription } from '../operations/replica-description.js';
import type { ServiceDefinition } from './service-definition.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';

@Module({})
class ServiceModule {}

/** The platform modules around a service's own module. */
export function serviceModule<E extends ServiceEnv>(definition: ServiceDefinition<E>): DynamicModule {
  const { domain, env, module } = definition;
  const service: ServiceInfo<E> = { domain, env };
  return {
    module: ServiceModule,
    global: true,
    imports: [
      // The platform sets the request's id itself, so pino-http's middleware gets no routes.
      LoggerModule.forRoot({ pinoHttp: { logger: serviceLogger(domain, env.LOG_LEVEL) }, forRoutes: [] }),
      module,
    ],
    controllers: [HealthController],
    providers: [
      { provide: SERVICE, useValue: service },
      {
        provide: TokenCheck,
        inject: [EndedAccess, HearEndings],
        useFactory: (ended: EndedAccess, hearing: HearEndings) =>
          tokenCheckFor(env, async (access) => {
            await hearing.whenKnown();
            return ended.holds(access);
          }),
      },
      EndedAccess,
      HearEndings,
      TellEndings,
      {
        provide: OPTIONAL_ORM,
        inject: [{ token: MikroORM, optional: true }],
        useFactory: (orm?: MikroORM) => orm,
      },
      { provide: DRAIN_MS, useValue: env.DRAIN_MS },
      Drain,
      NatsConnectionService,
      Queries,
      QueryServer,
      EventServer,
      OutboxRelay,
      ReadyChecks,
      MessagingMetrics,
      ReplicaDescription,
      OperationsServer,
      Operations,
    ],
    exports: [
      SERVICE,
      TokenCheck,
      EndedAccess,
      TellEndings,
      OPTIONAL_ORM,
      NatsConnectionService,
      Queries,
      ReadyChecks,
      Operations,
    ],
  };
}
