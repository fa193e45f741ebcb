import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from './finding/find-postgres.ts';
import { repositoryRoot } from './instance/instance.ts';
import { endProcess, openLedger, runningLauncher } from './running/process-ledger.ts';
import { StartRefused } from './processes/start-refused.ts';

/** Data folder of `npm start` before version 0.2. */
const formerPlace = ['deploy', 'local', '.state'];

/** Files that `npm run` writes before a command begins; they are no data of the instance. */
const ofTheDoor = new Set(['install.lock', 'early-node']);

/**
 * Moves the data of a former version from `deploy/local/.state`: databases, files, secrets and, for root, the cluster outside
 * of the clone. The secrets move last, so the next command continues an interrupted move. Returns true after a move. Refuses
 * while an instance of that version runs, except for `stop`.
 */
export async function takeFormerState(command: string, root: string = repositoryRoot): Promise<boolean> {
  const [former, state] = [join(root, ...formerPlace), join(root, '.state')];
  const isHere = existsSync(join(state, 'secrets.json'));
  if (isHere || !existsSync(join(former, 'secrets.json'))) return false;
  const launcher = runningLauncher(openLedger(former));
  if (launcher !== undefined && command !== 'stop')
    throw new StartRefused('Werkbank of the version before still runs; npm run stop ends it.');
  if (launcher !== undefined) await endProcess(launcher, 90_000);
  mkdirSync(state, { recursive: true, mode: 0o700 });
  for (const name of ['infra', '']) moveCluster(join(former, name), join(state, name));
  const names = readdirSync(former).filter((name) => !ofTheDoor.has(name) && name !== 'secrets.json');
  for (const name of [...names, 'secrets.json']) {
    rmSync(join(state, name), { recursive: true, force: true });
    renameSync(join(former, name), join(state, name));
  }
  rmSync(former, { recursive: true });
  return true;
}

/** For root the cluster lies outside of the state folder; its name is derived from the folder's path. */
function moveCluster(from: string, to: string): void {
  const [former, cluster] = [clusterFolder(from), clusterFolder(to)];
  if (!existsSync(former) || former.startsWith(from)) return;
  rmSync(cluster, { recursive: true, force: true });
  renameSync(former, cluster);
}
