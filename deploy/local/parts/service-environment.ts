import { join } from 'node:path';
import { type House, repositoryRoot } from '../house/house.ts';
import { demoFolder } from '../preparing/demo-data.ts';
import { databaseUrl } from './databases.ts';
import { type Domain, domains } from './domains.ts';
import { keycloakClient, keycloakUrl } from './keycloak.ts';
import { mailEnvironment } from './mails.ts';
import { meilisearchEnvironment } from './meilisearch.ts';
import { natsUrl } from './nats.ts';

/** Credentials of the launcher's that a single service has no business with. */
const withheld = [
  'DATABASE_URL',
  'KEYCLOAK_ADMIN_PASSWORD',
  'KEYCLOAK_CLIENT_SECRET',
  'MEILI_KEY',
  'CAPTCHA_KEY',
  'SMTP_URL',
  'GATEWAY_SECRET',
];

function common(house: House): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !withheld.includes(name))),
    HOST: '127.0.0.1',
    GATEWAY_SECRET: house.secrets.get('gateway'),
    PUBLIC_URL: house.publicUrl,
    NATS_URL: natsUrl(house),
    KEYCLOAK_URL: keycloakUrl(house),
    KEYCLOAK_REALM: keycloakClient.realm,
  };
}

export const serviceAddress = (house: House, domain: Domain): string =>
  `http://127.0.0.1:${house.ports[domain]}`;

/** The environment of a service and of its commands. */
export function serviceEnvironment(house: House, domain: Domain): NodeJS.ProcessEnv {
  return {
    ...common(house),
    PORT: String(house.ports[domain]),
    DATABASE_URL: databaseUrl(house, domain),
    ...(domain === 'catalog' ? meilisearchEnvironment(house) : {}),
    ...(domain === 'admin' ? adminEnvironment(house) : {}),
  };
}

/** What only the service needs that keeps accounts. */
function adminEnvironment(house: House): Record<string, string> {
  return {
    KEYCLOAK_CLIENT_ID: keycloakClient.id,
    KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(house),
    CAPTCHA_KEY: process.env.CAPTCHA_KEY || house.secrets.get('captcha'),
    // The browsers of tests have better things to do than puzzles; that they are solved is tested all the same.
    ...(house.hurried ? { CAPTCHA_DIFFICULTY: '1000' } : {}),
    ...mailEnvironment(house),
  };
}

/** Which remotes are elsewhere than in the built folders. */
export const remotesFile = (house: House): string => join(house.stateDir, 'remotes.json');

/** The environment of the gateway, which knows where each domain answers and where the front end lies. */
export function gatewayEnvironment(house: House): NodeJS.ProcessEnv {
  const addresses = domains.map((domain) => [`${domain.toUpperCase()}_URL`, serviceAddress(house, domain)]);
  return {
    ...common(house),
    ...Object.fromEntries(addresses),
    PORT: String(house.ports.gateway),
    FRONT_DIR: repositoryRoot,
    MEDIA_DIR: join(demoFolder(house), 'media'),
    REMOTES_FILE: remotesFile(house),
    ...(house.hurried ? { CALLS_PER_MINUTE: '100000', LOGINS_PER_MINUTE: '100000' } : {}),
  };
}
