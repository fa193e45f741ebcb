import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { type Instance, logFile, repositoryRoot } from '../instance/instance.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import { demoFolder, isLoaded, rememberLoaded } from '../preparing/demo-data.ts';
import { StartRefused } from '../running/start-refused.ts';
import type { Part, Step } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';
import { type Domain, domains } from './domains.ts';
import {
  gatewayEnvironment,
  remotesFile,
  serviceAddress,
  serviceEnvironment,
} from './service-environment.ts';

/** A compiled file, or a clear word that it is not there. */
function compiled(...path: string[]): string {
  const file = join(repositoryRoot, ...path);
  if (!existsSync(file))
    throw new StartRefused(`${path.join('/')} does not exist: its source is missing or was not compiled.`);
  return file;
}

/** Commands of a service run in the service's own environment. */
async function runServiceCommand(
  instance: Instance,
  domain: Domain,
  command: string,
  args: readonly string[] = [],
): Promise<void> {
  const file = compiled('services', domain, 'dist', 'commands', `${command}.js`);
  const env = serviceEnvironment(instance, domain);
  await runCommand(process.execPath, [file, ...args], {
    env,
    log: logFile(instance, `${domain}-${command}`),
  });
}

const migrate = (domain: Domain): Step => ({
  kind: 'step',
  name: `migrate-${domain}`,
  title: `Tables of ${domain}`,
  after: ['compile', 'postgres'],
  async run(instance) {
    await runServiceCommand(instance, domain, 'migrate');
    return undefined;
  },
});

const loadDemoData = (domain: Domain): Step => ({
  kind: 'step',
  name: `load-${domain}`,
  title: `Demo data of ${domain}`,
  // Only accounts are made in Keycloak; the large catalogue is loaded while it still starts.
  after: [`migrate-${domain}`, 'demo-data', 'meilisearch', ...(domain === 'admin' ? ['keycloak'] : [])],
  async run(instance) {
    if (isLoaded(instance, domain)) return 'is there already';
    await runServiceCommand(instance, domain, 'load-demo-data', [demoFolder(instance)]);
    rememberLoaded(instance, domain);
    return undefined;
  },
});

const service = (domain: Domain): Part => ({
  kind: 'part',
  name: domain,
  title: `Service ${domain}`,
  after: [`load-${domain}`, 'nats'],
  ports: [domain],
  command: (instance) => ({
    file: process.execPath,
    args: [...watching(instance), compiled('services', domain, 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: serviceEnvironment(instance, domain),
  }),
  ready: (instance) => answersOk(`${serviceAddress(instance, domain)}/health/ready`),
  address: (instance) => serviceAddress(instance, domain),
});

const gateway: Part = {
  kind: 'part',
  name: 'gateway',
  title: 'Gateway',
  after: [...domains, 'front-end', 'keycloak'],
  ports: ['gateway'],
  prepare(instance) {
    // Every remote is the one that was built here; the address of a team that releases its own is written in here.
    writeAtomically(remotesFile(instance), '{}');
    return Promise.resolve(undefined);
  },
  command: (instance) => ({
    file: process.execPath,
    args: [...watching(instance), compiled('gateway', 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: gatewayEnvironment(instance),
  }),
  ready: (instance) => answersOk(`${instance.publicUrl}/health/ready`),
  address: (instance) => instance.publicUrl,
};

const watching = (instance: Instance): string[] =>
  instance.watch ? ['--watch', '--watch-preserve-output'] : [];

/** The four domains, each with its tables and demo data before it, and the only public door after them. */
export const servicesAndGateway = [
  ...domains.flatMap((domain) => [migrate(domain), loadDemoData(domain), service(domain)]),
  gateway,
];
