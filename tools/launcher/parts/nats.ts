import { createConnection } from 'node:net';
import { join } from 'node:path';
import { canSyncAlways, findNatsServer, lastServerFile, mayTakeOlder } from '../finding/find-nats-server.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { type PortName, portOf } from '../instance/ports.ts';
import { natsServers, replicaNames } from '../instance/replicas.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import type { Part } from '../running/topology-types.ts';
import { natsAuthorization, operator } from '../nats-users/nats-users.ts';
import { accepts } from './answers.ts';
import type { Domain } from '@werkbank/contracts/domains/source';
import { storeStaysFailed } from './nats-store.ts';

const given = (): string | undefined => process.env.NATS_URL || undefined;

/** NATS address of operators and tests, with credentials. */
export const natsUrl = (instance: Instance): string => urlOf(instance, operator);

/** NATS address of a service with its own user, unless the environment sets a common address. */
export const natsUrlOf = (instance: Instance, domain: Domain): string => urlOf(instance, domain);

/** The operators' secret keeps its former name from the time of one shared user. */
const passwordOf = (instance: Instance, user: string): string =>
  instance.secrets.get(user === operator ? 'nats' : `nats-${user}`);

function urlOf(instance: Instance, user: string): string {
  const servers = serversOf(instance).map((name) => `127.0.0.1:${portOf(instance.ports, name)}`);
  const [first, ...others] = servers;
  const credentials = `${user}:${passwordOf(instance, user)}`;
  return given() ?? [`nats://${credentials}@${first}`, ...others.map((one) => `nats://${one}`)].join(',');
}

const serversOf = ({ replicas }: Instance): PortName[] => replicaNames('nats', natsServers(replicas));

/** The first address; it has the credentials. */
const firstOf = (addresses: string): URL => new URL(addresses.split(',', 1)[0] ?? '');

const configuration = (instance: Instance, name: PortName): string => join(instance.stateDir, `${name}.conf`);

/** NATS with JetStream: one server, or a cluster. */
export const natsOf = (replicas: number): Part[] =>
  replicaNames('nats', given() === undefined ? natsServers(replicas) : 1).map(server);

const server = (name: PortName): Part => ({
  kind: 'part',
  name,
  title: name === 'nats' ? 'NATS JetStream' : `NATS JetStream ${name.replace('nats-', '')}`,
  after: [],
  ports: name === 'nats' ? [name] : [name, routeOf(name)],
  elsewhere: given,
  async prepare(instance, _say, doing) {
    const inHurry = instance.inHurry && mayTakeOlder(instance.stateDir);
    const found = await findNatsServer(logFile(instance, name), doing, inHurry);
    writeAtomically(lastServerFile(instance.stateDir), found);
    instance.found.set('nats-server', found);
    // A cluster imitates production, including synced writes.
    const waits = !instance.hurried || instance.replicas > 1;
    writeAtomically(
      configuration(instance, name),
      natsSettings(instance, waits && (await canSyncAlways(found)), name),
    );
    return undefined;
  },
  command: (instance) => ({
    file: instance.found.get('nats-server') ?? 'nats-server',
    args: ['--config', configuration(instance, name)],
  }),
  ready: (instance) => {
    const elsewhere = given();
    if (elsewhere === undefined) return hasJetStream(portOf(instance.ports, name));
    const url = firstOf(elsewhere);
    return accepts(url.hostname, Number(url.port || 4222));
  },
  ailing: (instance) => storeStaysFailed(instance, name),
  address: (instance) =>
    given() === undefined
      ? `nats://127.0.0.1:${portOf(instance.ports, name)}`
      : `nats://${firstOf(natsUrl(instance)).host}`,
});

/** Port of the routes between the servers of a cluster. */
const routeOf = (name: PortName): PortName => name.replace('nats-', 'nats-route-') as PortName;

function clusterSettings(instance: Instance, name: PortName): string {
  const secret = instance.secrets.get('nats-routes');
  const others = serversOf(instance).filter((other) => other !== name);
  const routes = others.map(
    (other) => `nats-route://routes:${secret}@127.0.0.1:${portOf(instance.ports, routeOf(other))}`,
  );
  return `
cluster {
  name: werkbank
  listen: 127.0.0.1:${portOf(instance.ports, routeOf(name))}
  # Whoever was told of the other servers would go to them past the links.
  no_advertise: true
  authorization {
    user: routes
    password: ${JSON.stringify(secret)}
  }
  routes: ${JSON.stringify(routes)}
}
`.trimStart();
}

/** The server's configuration: loopback only, one password per service, no monitoring port. */
export function natsSettings(instance: Instance, syncAlways: boolean, name: PortName = 'nats'): string {
  const storage = [
    `store_dir: ${JSON.stringify(join(instance.stateDir, name))}`,
    'max_memory_store: 64MB',
    'max_file_store: 4GB',
    // By default NATS acknowledges before the write is on disk; a power failure would lose acknowledged messages.
    ...(syncAlways ? ['sync_interval: always'] : []),
  ];
  return `
listen: 127.0.0.1:${portOf(instance.ports, name)}
server_name: ${name === 'nats' ? 'werkbank' : `werkbank-${name}`}
max_payload: 4MB
jetstream {
  ${storage.join('\n  ')}
}
${natsAuthorization((user) => JSON.stringify(passwordOf(instance, user)))}${name === 'nats' ? '' : clusterSettings(instance, name)}`.trimStart();
}

/**
 * True if the server's greeting announces JetStream. The server accepts connections only after it has recovered its streams.
 * A monitoring port would expose connections and streams to every user and website on this machine.
 */
function hasJetStream(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 2000 });
    let greeting = '';
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk: Buffer) => {
      greeting += chunk.toString();
      if (greeting.includes('\n')) end(/^INFO .*"jetstream":\s*true/.test(greeting));
    });
    for (const event of ['error', 'timeout', 'close'] as const) socket.once(event, () => end(false));
  });
}
