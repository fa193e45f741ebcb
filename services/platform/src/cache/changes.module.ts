import { type DynamicModule, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatedTask } from '../schedule/index.js';
import { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
import { Changes } from './changes.js';

/** Also keeps an idle process up to date, so it need not drop its whole cache. */
@Injectable()
class ForgetChanges extends RepeatedTask implements OnApplicationShutdown {
  constructor(private readonly changes: Changes) {
    super({ name: 'changed-keys', everyMs: 60_000 });
  }

  protected override work(): Promise<void> {
    return this.changes.forget();
  }

  onApplicationShutdown(): Promise<void> {
    return this.changes.close();
  }
}

@Module({})
class ChangesModule {}

/** Gives a service with change-recording tables one `Changes`, over a separate connection. */
export function changesModule(): DynamicModule {
  return {
    module: ChangesModule,
    global: true,
    providers: [
      {
        provide: Changes,
        inject: [SERVICE],
        useFactory: ({ env, domain }: ServiceInfo) => new Changes(env.DATABASE_URL, `${domain}-changes`),
      },
      ForgetChanges,
    ],
    exports: [Changes],
  };
}
