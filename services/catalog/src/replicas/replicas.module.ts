import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { WhenCompanyChanged } from './companies/when-company-changed.js';
import { WhenCompanyDeleted } from './companies/when-company-deleted.js';
import { WhenExchangeRatesChanged } from './exchange-rates/when-exchange-rates-changed.js';
import { WhenConfigurationChanged } from './markets/when-configuration-changed.js';
import { WhenProducerChanged } from './producers/when-producer-changed.js';
import { WhenProducerDeleted } from './producers/when-producer-deleted.js';
import { REPLICA_HOOKS, type ReplicaHook } from './replica-hooks/replica-hooks.js';
import { WhenUserPreferencesChanged } from './user-preferences/when-user-preferences-changed.js';

/** Replicas of data of services/admin. */
@Module({
  controllers: [
    WhenProducerChanged,
    WhenProducerDeleted,
    WhenCompanyChanged,
    WhenCompanyDeleted,
    WhenExchangeRatesChanged,
    WhenConfigurationChanged,
    WhenUserPreferencesChanged,
  ],
})
export class ReplicasModule {
  /** The hooks run in this order; `imports` provide them. */
  static with(imports: Type[], hooks: Type<ReplicaHook>[]): DynamicModule {
    return {
      module: ReplicasModule,
      imports,
      providers: [{ provide: REPLICA_HOOKS, inject: hooks, useFactory: (...found: ReplicaHook[]) => found }],
    };
  }
}
