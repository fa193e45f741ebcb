/**
 * What of Keycloak the public address passes on: the steps of a sign-in by a company. Administration, consoles and the realm
 * that administers Keycloak are not among them.
 */
export const publicPathsOfKeycloak = [
  '/realms/werkbank/protocol/openid-connect/auth',
  '/realms/werkbank/protocol/openid-connect/token',
  '/realms/werkbank/protocol/openid-connect/3p-cookies',
  '/realms/werkbank/login-actions',
  '/realms/werkbank/broker',
  '/resources',
] as const;

/** The same as nginx reads it, in front of a Keycloak that is called `keycloak`. Callers name no address of their own. */
export const loginAddressConf = [
  'server {',
  '  listen 8080;',
  '  server_tokens off;',
  '  access_log off;',
  '  proxy_set_header Host $http_host;',
  '  proxy_set_header X-Forwarded-Host $http_host;',
  '  proxy_set_header X-Forwarded-Proto $scheme;',
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  "  # Keycloak's headers are larger than nginx expects.",
  '  proxy_buffer_size 32k;',
  '  proxy_buffers 8 32k;',
  '  location / { return 404; }',
  ...publicPathsOfKeycloak.flatMap((path) => [
    `  location = ${path} { proxy_pass http://keycloak:8080; }`,
    `  location ${path}/ { proxy_pass http://keycloak:8080; }`,
  ]),
  '}',
].join('\n');
