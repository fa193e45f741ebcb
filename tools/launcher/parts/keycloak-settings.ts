/** Settings of every Keycloak in this repository. */
export const keycloakSettings = {
  // By default a login fails during another login of the same person; a second device or a stranger's guess would lock the
  // owner out.
  KC_SPI_BRUTE_FORCE_PROTECTOR__DEFAULT_BRUTE_FORCE_DETECTOR__ALLOW_CONCURRENT_REQUESTS: 'true',
  // Keycloak's warnings of failed logins contain e-mails.
  KC_LOG_LEVEL: 'info,org.keycloak.services:error',
} as const;
