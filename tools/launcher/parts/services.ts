import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { type Instance, logFile, repositoryRoot } from '../instance/instance.ts';
import { type PortName, portOf } from '../instance/ports.ts';
import { natsServers, replicaNames } from '../instance/replicas.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import { demoFolder, isLoaded, rememberLoaded } from '../preparing/demo-data.ts';
import { StartRefused } from '../processes/start-refused.ts';
import type { Node, Part, Step } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';
import { balancer } from './balancer.ts';
import { prepareClock } from './clocks.ts';
import { type Domain, domains } from '@werkbank/contracts/domains/source';
import { links } from './links.ts';
import { natsUrl } from './nats.ts';
import {
  gatewayEnvironment,
  ownerEnvironment,
  remotesFile,
  serviceEnvironment,
} from './service-environment.ts';

/** Path of a compiled file; a missing one is an error. */
function compiled(...path: string[]): string {
  const file = join(repositoryRoot, ...path);
  if (!existsSync(file))
    throw new StartRefused(`${path.join('/')} does not exist: its source is missing or was not compiled.`);
  return file;
}

/** Commands that come before a service run as the owner of its tables. */
async function runServiceCommand(
  instance: Instance,
  domain: Domain,
  command: string,
  args: readonly string[] = [],
): Promise<void> {
  const file = compiled('services', domain, 'dist', 'commands', `${command}.js`);
  const env = ownerEnvironment(instance, domain);
  await runCommand(process.execPath, [file, ...args], {
    env,
    log: logFile(instance, `${domain}-${command}`),
  });
}

/** Runs as the operators' user, because services must not create streams. */
const setUpStreams = (replicas: number): Step => ({
  kind: 'step',
  name: 'streams',
  title: 'Streams of events',
  after: ['compile', ...natsNames(replicas)],
  async run(instance) {
    const file = compiled('services', 'platform', 'dist', 'commands', 'set-up-streams.js');
    const env = {
      ...process.env,
      NATS_URL: natsUrl(instance),
      NATS_REPLICAS: String(natsServers(instance.replicas)),
    };
    await runCommand(process.execPath, [file], { env, log: logFile(instance, 'streams') });
    return undefined;
  },
});

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
  // Only the admin service creates accounts in Keycloak; the large catalogue loads while Keycloak starts.
  after: [`migrate-${domain}`, 'demo-data', 'meilisearch', ...(domain === 'admin' ? ['keycloak'] : [])],
  async run(instance) {
    if (instance.empty) return 'none';
    if (isLoaded(instance, domain)) return 'is there already';
    await runServiceCommand(instance, domain, 'load-demo-data', [demoFolder(instance)]);
    rememberLoaded(instance, domain);
    return undefined;
  },
});

const service = (domain: Domain, name: PortName, replicas: number): Part => ({
  kind: 'part',
  name,
  title: `Service ${name}`,
  after: [`load-${domain}`, 'streams', ...(replicas === 1 ? [] : [links.name])],
  ports: [name],
  async prepare(instance) {
    if (replicas > 1) await prepareClock(instance, name);
    return undefined;
  },
  command: (instance) => ({
    file: process.execPath,
    args: [...watching(instance), compiled('services', domain, 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: serviceEnvironment(instance, domain, name),
  }),
  ready: (instance) => answersOk(`${addressOf(instance, name)}/health/ready`),
  address: (instance) => addressOf(instance, name),
});

const addressOf = ({ ports }: Instance, name: PortName): string => `http://127.0.0.1:${portOf(ports, name)}`;

const natsNames = (replicas: number): PortName[] =>
  replicaNames('nats', process.env.NATS_URL ? 1 : natsServers(replicas));

const gateway = (name: PortName, replicas: number): Part => ({
  kind: 'part',
  name,
  title: name.replace('gateway', 'Gateway'),
  after: [
    ...domains.flatMap((domain) => replicaNames(domain, replicas)),
    'front-end',
    'keycloak',
    ...(replicas === 1 ? [] : [balancer.name]),
  ],
  ports: [name],
  prepare(instance) {
    // By default every remote is the local build; teams with separate releases add their addresses to this file.
    writeAtomically(remotesFile(instance), '{}');
    return Promise.resolve(undefined);
  },
  command: (instance) => ({
    file: process.execPath,
    args: [...watching(instance), compiled('gateway', 'dist', 'main.js')],
    cwd: repositoryRoot,
    env: gatewayEnvironment(instance, name),
  }),
  ready: (instance) => answersOk(`${addressOf(instance, name)}/health/ready`),
  address: (instance) => addressOf(instance, name),
});

const watching = (instance: Instance): string[] =>
  instance.watch ? ['--watch', '--watch-preserve-output'] : [];

/** The domains, each after its migrations and demo data, and then the gateway. */
export const servicesAndGateway = (replicas: number): Node[] => [
  ...(replicas === 1 ? [] : [links]),
  setUpStreams(replicas),
  ...domains.flatMap((domain) => [
    migrate(domain),
    loadDemoData(domain),
    ...replicaNames(domain, replicas).map((name) => service(domain, name, replicas)),
  ]),
  ...(replicas === 1 ? [] : [balancer]),
  ...replicaNames('gateway', replicas).map((name) => gateway(name, replicas)),
];
