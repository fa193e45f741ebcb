import { join } from 'node:path';
import { canSyncAlways, findNatsServer } from '../finding/find-nats-server.ts';
import { type House, logFile } from '../house/house.ts';
import { writeAtomically } from '../house/write-atomically.ts';
import type { Part } from '../running/topology-types.ts';
import { accepts, answersOk } from './answers.ts';

const user = 'werkbank';

const given = (): string | undefined => process.env.NATS_URL || undefined;

/** How services and tests reach NATS, with user and password. */
export const natsUrl = (house: House): string =>
  given() ?? `nats://${user}:${house.secrets.get('nats')}@127.0.0.1:${house.ports.nats}`;

/** The first of possibly several addresses, which has the credentials. */
const firstOf = (addresses: string): URL => new URL(addresses.split(',', 1)[0] ?? '');

const configuration = (house: House): string => join(house.stateDir, 'nats.conf');

/** The courier between the services, with JetStream for facts. */
export const nats: Part = {
  kind: 'part',
  name: 'nats',
  title: 'NATS JetStream',
  after: [],
  ports: ['nats', 'nats-monitor'],
  elsewhere: given,
  async prepare(house) {
    const server = await findNatsServer(logFile(house, 'nats'));
    house.found.set('nats-server', server);
    writeAtomically(configuration(house), settings(house, await canSyncAlways(server)));
    return undefined;
  },
  command: (house) => ({
    file: house.found.get('nats-server') ?? 'nats-server',
    args: ['--config', configuration(house)],
  }),
  ready: (house) => {
    const elsewhere = given();
    if (elsewhere === undefined) return answersOk(`http://127.0.0.1:${house.ports['nats-monitor']}/healthz`);
    const url = firstOf(elsewhere);
    return accepts(url.hostname, Number(url.port || 4222));
  },
  address: (house) => `nats://${firstOf(natsUrl(house)).host}`,
};

function settings(house: House, syncAlways: boolean): string {
  const storage = [
    `store_dir: ${JSON.stringify(join(house.stateDir, 'nats'))}`,
    'max_memory_store: 64MB',
    'max_file_store: 4GB',
    // The default acknowledges before the disk has it, and a power failure loses what was acknowledged.
    ...(syncAlways ? ['sync_interval: always'] : []),
  ];
  return `
listen: 127.0.0.1:${house.ports.nats}
http: 127.0.0.1:${house.ports['nats-monitor']}
server_name: werkbank
max_payload: 4MB
jetstream {
  ${storage.join('\n  ')}
}
authorization {
  user: ${user}
  password: ${JSON.stringify(house.secrets.get('nats'))}
}
`.trimStart();
}
