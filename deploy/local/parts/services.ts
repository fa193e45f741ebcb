import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { type House, logFile, repositoryRoot } from '../house/house.ts';
import { writeAtomically } from '../house/write-atomically.ts';
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
  house: House,
  domain: Domain,
  command: string,
  args: readonly string[] = [],
): Promise<void> {
  const file = compiled('services', domain, 'dist', 'commands', `${command}.js`);
  const env = serviceEnvironment(house, domain);
  await runCommand(process.execPath, [file, ...args], { env, log: logFile(house, `${domain}-${command}`) });
}

const migrate = (domain: Domain): Step => ({
  kind: 'step',
  name: `migrate-${domain}`,
  title: `Tables of ${domain}`,
  after: ['compile', 'postgres'],
  async run(house) {
    await runServiceCommand(house, domain, 'migrate');
    return undefined;
  },
});

const loadDemoData = (domain: Domain): Step => ({
  kind: 'step',
  name: `load-${domain}`,
  title: `Demo data of ${domain}`,
  // Only accounts are made in Keycloak; the large catalogue is loaded while it still starts.
  after: [`migrate-${domain}`, 'demo-data', 'meilisearch', ...(domain === 'admin' ? ['keycloak'] : [])],
  async run(house) {
    if (isLoaded(house, domain)) return 'is there already';
    await runServiceCommand(house, domain, 'load-demo-data', [demoFolder(house)]);
    rememberLoaded(house, domain);
    return undefined;
  },
});

const service = (domain: Domain): Part => ({
  kind: 'part',
  name: domain,
  title: `Service ${domain}`,
  after: [`load-${domain}`, 'nats'],
  ports: [domain],
  command: (house) => ({
    file: process.execPath,
    args: [...watching(house), compiled('services', domain, 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: serviceEnvironment(house, domain),
  }),
  ready: (house) => answersOk(`${serviceAddress(house, domain)}/health/ready`),
  address: (house) => serviceAddress(house, domain),
});

const gateway: Part = {
  kind: 'part',
  name: 'gateway',
  title: 'Gateway',
  after: [...domains, 'front-end', 'keycloak'],
  ports: ['gateway'],
  prepare(house) {
    // Nothing is elsewhere; whoever wants to see a remote that is down writes its address in here.
    writeAtomically(remotesFile(house), '{}');
    return Promise.resolve(undefined);
  },
  command: (house) => ({
    file: process.execPath,
    args: [...watching(house), compiled('gateway', 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: gatewayEnvironment(house),
  }),
  ready: (house) => answersOk(`${house.publicUrl}/health/ready`),
  address: (house) => house.publicUrl,
};

const watching = (house: House): string[] => (house.watch ? ['--watch', '--watch-preserve-output'] : []);

/** The four domains, each with its tables and demo data before it, and the only public door after them. */
export const servicesAndGateway = [
  ...domains.flatMap((domain) => [migrate(domain), loadDemoData(domain), service(domain)]),
  gateway,
];
