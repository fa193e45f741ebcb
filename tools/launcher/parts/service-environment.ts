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

/** Credentials of the launcher's that a single service has no business with. */
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

/** Who changes code, or tests it, is told of an answer that breaks its contract; people get it, and do not wait for the check. */
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
    // Who stands alone is waited for; of two, one goes only when nobody comes to it any more.
    ...(instance.replicas > 1 ? { DRAIN_MS: '3000' } : {}),
  };
}

/** What the build of mfe-catalog leaves for its service. */
const pageDrawing = join(repositoryRoot, 'mfe-catalog/dist/drawing/draw.mjs');

/** Where the gateway reaches a service: itself, or over its link whoever balances between its replicas. */
const serviceAddress = (instance: Instance, domain: Domain): string =>
  instance.replicas > 1 ? linkedServiceUrl(instance, domain) : `http://127.0.0.1:${instance.ports[domain]}`;

/** The environment of a service, be it one of several. */
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

/** The environment of the commands that make tables and fill them, which their owner alone may. */
export const ownerEnvironment = (instance: Instance, domain: Domain): NodeJS.ProcessEnv => ({
  ...serviceEnvironment(instance, domain),
  DATABASE_URL: ownerUrl(instance, domain),
});

/** What only the service needs that keeps accounts. */
function adminEnvironment(instance: Instance): Record<string, string> {
  return {
    KEYCLOAK_CLIENT_ID: keycloakClient.id,
    KEYCLOAK_CLIENT_SECRET: keycloakClient.secret(instance),
    CAPTCHA_KEY: process.env.CAPTCHA_KEY || instance.secrets.get('captcha'),
    // The browsers of tests have better things to do than puzzles; that they are solved is tested all the same.
    ...(instance.hurried ? { CAPTCHA_DIFFICULTY: '1000' } : {}),
    ...mailEnvironment(instance),
  };
}

/** The addresses of teams that release a remote by themselves. */
export const remotesFile = (instance: Instance): string => join(instance.stateDir, 'remotes.json');

/** The environment of the gateway, which knows where each domain answers and where the front end lies. */
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
    // Tests and developers look at the drawn page, on machines that are busy with tests and builds.
    ...(strict(instance) ? { PUBLIC_PAGE_WITHIN_MS: '5000' } : {}),
  };
}
