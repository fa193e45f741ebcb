import { createConnection } from 'node:net';
import { join } from 'node:path';
import { canSyncAlways, findNatsServer, lastServerFile, mayTakeOlder } from '../finding/find-nats-server.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import type { Part } from '../running/topology-types.ts';
import { accepts } from './answers.ts';

const user = 'werkbank';

const given = (): string | undefined => process.env.NATS_URL || undefined;

/** How services and tests reach NATS, with user and password. */
export const natsUrl = (instance: Instance): string =>
  given() ?? `nats://${user}:${instance.secrets.get('nats')}@127.0.0.1:${instance.ports.nats}`;

/** The first of possibly several addresses, which has the credentials. */
const firstOf = (addresses: string): URL => new URL(addresses.split(',', 1)[0] ?? '');

const configuration = (instance: Instance): string => join(instance.stateDir, 'nats.conf');

/** The courier between the services, with JetStream for events. */
export const nats: Part = {
  kind: 'part',
  name: 'nats',
  title: 'NATS JetStream',
  after: [],
  ports: ['nats'],
  elsewhere: given,
  async prepare(instance, _say, doing) {
    const inHurry = instance.inHurry && mayTakeOlder(instance.stateDir);
    const server = await findNatsServer(logFile(instance, 'nats'), doing, inHurry);
    writeAtomically(lastServerFile(instance.stateDir), server);
    instance.found.set('nats-server', server);
    writeAtomically(
      configuration(instance),
      natsSettings(instance, !instance.hurried && (await canSyncAlways(server))),
    );
    return undefined;
  },
  command: (instance) => ({
    file: instance.found.get('nats-server') ?? 'nats-server',
    args: ['--config', configuration(instance)],
  }),
  ready: (instance) => {
    const elsewhere = given();
    if (elsewhere === undefined) return hasJetStream(instance.ports.nats);
    const url = firstOf(elsewhere);
    return accepts(url.hostname, Number(url.port || 4222));
  },
  address: (instance) => `nats://${firstOf(natsUrl(instance)).host}`,
};

/** The server's configuration: on loopback, behind a password, and without a monitoring port. */
export function natsSettings(instance: Instance, syncAlways: boolean): string {
  const storage = [
    `store_dir: ${JSON.stringify(join(instance.stateDir, 'nats'))}`,
    'max_memory_store: 64MB',
    'max_file_store: 4GB',
    // The default acknowledges before the disk has it, and a power failure loses what was acknowledged.
    ...(syncAlways ? ['sync_interval: always'] : []),
  ];
  return `
listen: 127.0.0.1:${instance.ports.nats}
server_name: werkbank
max_payload: 4MB
jetstream {
  ${storage.join('\n  ')}
}
authorization {
  user: ${user}
  password: ${JSON.stringify(instance.secrets.get('nats'))}
}
`.trimStart();
}

/**
 * Whether the server greets with JetStream. It lets nobody in before its streams are recovered, so there is no need of
 * its monitoring port, which would tell every user and every website of this machine about connections and streams.
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
