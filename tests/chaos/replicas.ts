import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { eventually, runningInstance } from '../instance/running-instance.ts';

/** Names of a part's processes. */
export const processesOf = (part: string): string[] =>
  Object.keys(runningInstance().pids).filter((name) => name === part || name.startsWith(`${part}-`));

/** Signals a process; resolves when the launcher's new one is ready. */
export async function restart(name: string, signal: NodeJS.Signals): Promise<void> {
  const before = runningInstance().pids[name];
  if (before === undefined) throw new Error(`run.json has no process of ${name}`);
  ignoreGone(() => process.kill(before, signal));
  await eventually(
    async () => {
      const { pids } = runningInstance();
      return pids[name] !== undefined && pids[name] !== before && (await isReady(name));
    },
    (back) => back,
    90,
  );
}

/** Ignores a process that has ended meanwhile. */
export function ignoreGone(send: () => void): void {
  try {
    send();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** True if a process accepts calls. Parts without HTTP, such as NATS, are not checked here. */
export async function isReady(name: string): Promise<boolean> {
  const address = runningInstance().parts[name];
  if (address === undefined) throw new Error(`run.json has no address of ${name}`);
  if (!address.startsWith('http')) return true;
  const health = name === 'keycloak' ? '/realms/werkbank' : '/health/ready';
  return fetch(`${address}${health}`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Name of the server that leads a stream, as in the topology. */
export async function leaderOf(nats: NatsConnection, stream: string): Promise<string> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  const leading = await eventually(
    async () => (await manager.streams.info(stream)).cluster?.leader,
    (leader) => leader !== undefined && leader !== '',
  );
  return (leading ?? '').replace('werkbank-', '');
}

/** Waits until every process accepts calls, including Keycloak and the cluster. */
export async function everythingIsUp(nats: NatsConnection): Promise<void> {
  const names = Object.keys(runningInstance().parts).filter((name) => processOf.test(name));
  await eventually(
    async () => {
      const ready = await Promise.all(names.map(async (name) => [name, await isReady(name)] as const));
      return ready.filter(([, up]) => !up).map(([name]) => name);
    },
    (down) => down.length === 0,
    120,
  );
  await inStep(nats);
}

const processOf = /^(catalog|checkout|orders|admin|gateway|keycloak)/;

/** Waits until every stream has a leader and up-to-date followers. */
export async function inStep(nats: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  await eventually(
    async () => {
      const behind: string[] = [];
      for await (const { config, cluster } of manager.streams.list()) {
        const followers = cluster?.replicas ?? [];
        if (!cluster?.leader || followers.some(({ current, offline }) => !current || offline === true))
          behind.push(config.name);
      }
      return behind;
    },
    (behind) => behind.length === 0,
    120,
  );
}
