import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../env.js';
import { CredentialStore } from './credential-store.js';
import { KeycloakCredentials } from './keycloak-credentials.js';
import { KeycloakRealm } from './keycloak-realm.js';

/** Gives the service its credential store; that it is Keycloak is known in this room only. */
@Module({
  providers: [
    {
      provide: KeycloakRealm,
      inject: [SERVICE],
      useFactory: (service: ServiceInfo<AdminEnv>) => new KeycloakRealm(service.env),
    },
    {
      provide: CredentialStore,
      inject: [KeycloakRealm],
      useFactory: (realm: KeycloakRealm) => new KeycloakCredentials(realm),
    },
  ],
  exports: [CredentialStore],
})
export class KeycloakModule {}
