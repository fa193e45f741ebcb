import { join } from 'node:path';
import { canSyncAlways, findNatsServer } from '../finding/find-nats-server.ts';
import { type House, logFile } from '../house/house.ts';
import { writeAtomically } from '../house/write-atomically.ts';
import type { Part } from '../running/topology-types.ts';
import { accepts, answersOk } from './answers.ts';

const user = 'werkbank';

const given = (): URL | undefined =>
  process.env.NATS_URL === undefined || process.env.NATS_URL === ''
    ? undefined
    : new URL(process.env.NATS_URL);

/** How services and tests reach NATS; user and password go beside the address, where its client wants them. */
export function natsEnvironment(house: House): Record<string, string> {
  const url = given();
  if (url === undefined) {
    return {
      NATS_URL: `nats://127.0.0.1:${house.ports.nats}`,
      NATS_USER: user,
      NATS_PASSWORD: house.secrets.get('nats'),
    };
  }
  return {
    NATS_URL: `nats://${url.host}`,
    NATS_USER: process.env.NATS_USER ?? decodeURIComponent(url.username),
    NATS_PASSWORD: process.env.NATS_PASSWORD ?? decodeURIComponent(url.password),
  };
}

const configuration = (house: House): string => join(house.stateDir, 'nats.conf');

/** The courier between the services, with JetStream for facts. */
export const nats: Part = {
  kind: 'part',
  name: 'nats',
  title: 'NATS JetStream',
  after: [],
  ports: ['nats', 'nats-monitor'],
  elsewhere: () => process.env.NATS_URL,
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
    const url = given();
    if (url === undefined) return answersOk(`http://127.0.0.1:${house.ports['nats-monitor']}/healthz`);
    return accepts(url.hostname, Number(url.port || 4222));
  },
  address: (house) => natsEnvironment(house).NATS_URL ?? '',
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
