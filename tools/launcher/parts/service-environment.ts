import { join } from 'node:path';
import { type Instance, repositoryRoot } from '../instance/instance.ts';
import { type PortName, portOf } from '../instance/ports.ts';
import { natsServers } from '../instance/replicas.ts';
import { demoFolder } from '../preparing/demo-data.ts';
import { ownerUrl, serviceUrl } from './databases.ts';
import { addressVariable, type Domain, domains } from '@werkbank/contracts/domains/source';
import { keycloakClient, keycloakUrl } from './keycloak.ts';
import { clockEnvironment } from './clocks.ts';
import { linkedDatabaseUrl, linkedNatsUrl, linkedServiceUrl } from './links.ts';
import { mailEnvironment } from './mails.ts';
import { meilisearchEnvironment } from './meilisearch.ts';
import { natsUrlOf } from './nats.ts';

/** Credentials of the launcher that services must not get from its environment. */
const withheld = [
  'DATABASE_URL',
  'NATS_URL',
  'KEYCLOAK_ADMIN_PASSWORD',
  'KEYCLOAK_CLIENT_SECRET',
  'MEILI_KEY',
  'CAPTCHA_KEY',
  'SMTP_URL',
  'GATEWAY_SECRET',
];

/** Checks answers against their contract in development and tests; otherwise the check would only delay them. */
const strict = ({ watch, hurried }: Instance): boolean => watch || hurried;

function common(instance: Instance): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !withheld.includes(name))),
    NODE_ENV: process.env.NODE_ENV || (strict(instance) ? 'development' : 'production'),
    HOST: '127.0.0.1',
    GATEWAY_SECRET: instance.secrets.get('gateway'),
    PUBLIC_URL: instance.publicUrl,
    KEYCLOAK_URL: keycloakUrl(instance),
    KEYCLOAK_REALM: keycloakClient.realm,
    // A replica drains until no client connects to it any more; a single process has no replacement to wait for.
    ...(instance.replicas > 1 ? { DRAIN_MS: '3000' } : {}),
  };
}

/** Output of mfe-catalog's build that the catalog service loads. */
const pageDrawing = join(repositoryRoot, 'mfe-catalog/dist/drawing/draw.mjs');

/** Address of a service for the gateway: the process itself, or the link to the load balancer of its replicas. */
const serviceAddress = (instance: Instance, domain: Domain): string =>
  instance.replicas > 1 ? linkedServiceUrl(instance, domain) : `http://127.0.0.1:${instance.ports[domain]}`;

/** The environment of a service or of one of its replicas. */
export function serviceEnvironment(
  instance: Instance,
  domain: Domain,
  name: PortName = domain,
): NodeJS.ProcessEnv {
  return {
    ...common(instance),
    PORT: String(portOf(instance.ports, name)),
    ...(name === domain
      ? { DATABASE_URL: serviceUrl(instance, domain), NATS_URL: natsUrlOf(instance, domain) }
      : {
          DATABASE_URL: linkedDatabaseUrl(instance, domain),
          NATS_URL: linkedNatsUrl(instance, domain),
          ...clockEnvironment(instance, name),
        }),
    ...(instance.replicas > 1 ? { NATS_REPLICAS: String(natsServers(instance.replicas)) } : {}),
    ...(domain === 'catalog'
      ? {
          ...meilisearchEnvironment(instance),
          PAGE_DRAWING: pageDrawing,
          FILES_DIR: join(instance.stateDir, 'media'),
        }
      : {}),
    ...(domain === 'admin' ? adminEnvironment(instance) : {}),
    ...(domain === 'orders' ? { FILES_DIR: join(instance.stateDir, 'files') } : {}),
  };
}

/** The environment of migrations and demo data; only the owner role may run them. */
export const ownerEnvironment = (instance: Instance, domain: Domain): NodeJS.ProcessEnv => ({
  ...serviceEnvironment(instance, domain),
  DATABASE_URL: ownerUrl(instance, domain),
});

/** Variables of the admin service only. */
function adminEnvironment(instance: Instance): Record<string, string> {
  return {
    KEYCLOAK_CLIENT_ID: keycloakClient.id,
    KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(instance),
    CAPTCHA_KEY: process.env.CAPTCHA_KEY || instance.secrets.get('captcha'),
    // Short captcha puzzles keep browser tests fast; they are still solved.
    ...(instance.hurried ? { CAPTCHA_DIFFICULTY: '1000' } : {}),
    ...mailEnvironment(instance),
  };
}

/** Addresses of remotes that other teams release independently. */
export const remotesFile = (instance: Instance): string => join(instance.stateDir, 'remotes.json');

export function gatewayEnvironment(instance: Instance, name: PortName = 'gateway'): NodeJS.ProcessEnv {
  const addresses = domains.map((domain) => [addressVariable(domain), serviceAddress(instance, domain)]);
  return {
    ...common(instance),
    ...Object.fromEntries(addresses),
    PORT: String(portOf(instance.ports, name)),
    FRONT_DIR: repositoryRoot,
    MEDIA_DIR: join(demoFolder(instance), 'media'),
    REMOTES_FILE: remotesFile(instance),
    RELEASES_DIR: join(instance.stateDir, name === 'gateway' ? 'releases' : `releases-of-${name}`),
    ...(instance.hurried
      ? {
          CALLS_PER_MINUTE: '100000',
          CALLS_PER_USER_PER_MINUTE: '100000',
          LOGINS_PER_MINUTE: '100000',
        }
      : {}),
    // Longer timeout: machines of developers and tests are busy, and the rendered page is under test.
    ...(strict(instance) ? { PUBLIC_PAGE_WITHIN_MS: '5000' } : {}),
  };
}
