/** What every Keycloak of ours is started with. */
export const keycloakSettings = {
  // By itself it answers a login like a wrong password while another login of the same person is under way, so that two
  // devices, or a stranger's guess, would refuse the owner.
  KC_SPI_BRUTE_FORCE_PROTECTOR__DEFAULT_BRUTE_FORCE_DETECTOR__ALLOW_CONCURRENT_REQUESTS: 'true',
  // Its warnings of failed logins name people by their e-mail.
  KC_LOG_LEVEL: 'info,org.keycloak.services:error',
} as const;
