import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { nobody } from '../request/reader.js';
import type { DatabaseDefinition } from './database-definition.js';
import { openOrm } from './orm-options.js';

@Module({})
class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close();
  }
}

/**
 * Gives a service its database: `MikroORM` and `EntityManager` can be injected everywhere. Connections are opened on
 * first use, so a service starts (not ready) while its database is still down. Work outside of requests sees no rows of
 * companies unless it runs `asTheService`.
 */
export function databaseModule(definition: DatabaseDefinition): DynamicModule {
  return {
    module: DatabaseModule,
    global: true,
    providers: [
      {
        provide: MikroORM,
        inject: [SERVICE],
        useFactory: (service: ServiceInfo) => openOrm(definition, service.env, nobody),
      },
      { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
    ],
    exports: [MikroORM, EntityManager],
  };
}
