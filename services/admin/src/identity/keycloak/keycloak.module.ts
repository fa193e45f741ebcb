import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { CredentialStore } from './credential-store.js';
import { KeycloakCredentials } from './keycloak-credentials.js';
import { KeycloakRealm } from './keycloak-realm.js';
import { KeycloakUsers } from './keycloak-users.js';
import { UserDirectory } from './user-directory.js';

/** Gives the service its credential store and its directory; that both are Keycloak is known in this folder only. */
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
    {
      provide: UserDirectory,
      inject: [KeycloakRealm],
      useFactory: (realm: KeycloakRealm) => new KeycloakUsers(realm),
    },
  ],
  exports: [CredentialStore, UserDirectory],
})
export class KeycloakModule {}
