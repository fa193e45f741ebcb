import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, clusterFolder, findPostgres } from '../finding/find-postgres.ts';
import { skipNumbersAfterRestore } from './skip-numbers.ts';
import { runCommand } from '../finding/run-command.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { StartRefused } from '../processes/start-refused.ts';
import type { Part } from '../running/topology-types.ts';
import { claimCluster } from '../instance/claim-cluster.ts';
import { adminUrl, createDatabases, letsIn } from './databases.ts';

/** Small settings for a laptop. fsync stays on to survive a power failure. */
export const settingsOf = ({ hurried }: Pick<Instance, 'hurried'>): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Tests only kill processes, and writes in the kernel's cache survive that.
  ...(hurried ? { fsync: 'off', full_page_writes: 'off' } : {}),
});

let programs: Postgres | undefined;

/** One cluster with a database for each domain and for Keycloak. */
export const postgres: Part = {
  kind: 'part',
  name: 'postgres',
  title: 'PostgreSQL',
  after: [],
  ports: ['postgres'],
  elsewhere: () => process.env.DATABASE_URL,
  async prepare(instance, say) {
    programs = await findPostgres(logFile(instance, 'postgres'));
    const { stateDir, stateId, secrets } = instance;
    const owner = { stateDir, stateId, knowsPassword: secrets.has('postgres') };
    const former = await claimCluster(clusterFolder(stateDir), owner);
    if (former !== undefined)
      say(`  ! The data of a deleted clone at this path are put aside in ${former}; this one starts anew.`);
    await initialise(instance, programs);
    return undefined;
  },
  command(instance) {
    if (programs === undefined) throw new Error('PostgreSQL is started before it was found.');
    const flags = Object.entries(settingsOf(instance)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return {
      file: programs.postgres,
      args: [
        '-D',
        join(clusterFolder(instance.stateDir), 'data'),
        '-p',
        String(instance.ports.postgres),
        ...flags,
      ],
      cwd: clusterFolder(instance.stateDir),
      uid: programs.uid,
      gid: programs.gid,
      // Fast shutdown: SIGTERM would wait for every client to leave.
      stopSignal: 'SIGINT',
    };
  },
  async ready(instance) {
    const answer = await letsIn(adminUrl(instance));
    if (answer === 'refused') throw new StartRefused(refused(instance));
    return answer === 'yes';
  },
  async settle(instance) {
    await createDatabases(instance);
    await skipNumbersAfterRestore(instance);
  },
  address: (instance) => {
    const url = new URL(adminUrl(instance));
    return `postgresql://${url.host}`;
  },
};

function refused(instance: Instance): string {
  if ((process.env.DATABASE_URL ?? '') !== '')
    return 'PostgreSQL refuses the user or the password in DATABASE_URL.';
  return (
    `PostgreSQL refuses the password in ${join(instance.stateDir, 'secrets.json')}: its data in ` +
    `${clusterFolder(instance.stateDir)} were made with another one. Bring back the file that belongs to them, or clear ` +
    `the data with npm run reset. Its log: ${logFile(instance, 'postgres')}`
  );
}

/** Creates the cluster. It gets its name when it is complete, so an interrupted attempt is repeated. */
async function initialise(instance: Instance, found: Postgres): Promise<void> {
  const folder = clusterFolder(instance.stateDir);
  const data = join(folder, 'data');
  if (existsSync(data)) return;
  const draft = join(folder, 'draft');
  rmSync(draft, { recursive: true, force: true });
  const password = join(folder, 'password');
  writeFileSync(password, instance.secrets.get('postgres'), { mode: 0o600 });
  if (found.uid !== undefined && found.gid !== undefined) {
    for (const path of [folder, password]) chownSync(path, found.uid, found.gid);
  }
  const args = [`--pgdata=${draft}`, '--username=postgres', `--pwfile=${password}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions');
  try {
    const options = { uid: found.uid, gid: found.gid, cwd: folder, log: logFile(instance, 'postgres') };
    await runCommand(found.initdb, args, options);
    renameSync(draft, data);
  } finally {
    rmSync(password, { force: true });
  }
}
