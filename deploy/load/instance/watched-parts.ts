import type { PartProcesses } from '../cpu/cpu-watch.ts';
import { backendsOf } from './database-backends.ts';
import { pidOf, type RunningInstance } from './running-instance.ts';

/** Whose CPU time the answer to a page's call takes, with a gateway of our own. */
export async function watchedParts(
  instance: RunningInstance,
  gatewayPid: number,
): Promise<{ parts: PartProcesses; close(): Promise<void> }> {
  const backends = await backendsOf(instance);
  const enginePid = instance.pids['meilisearch'];
  const one = (pid: number) => () => Promise.resolve([pid]);
  return {
    parts: {
      gateway: one(gatewayPid),
      catalog: one(pidOf(instance, 'catalog')),
      checkout: one(pidOf(instance, 'checkout')),
      NATS: one(pidOf(instance, 'nats')),
      PostgreSQL: () => backends.pids(),
      ...(enginePid === undefined ? {} : { Meilisearch: one(enginePid) }),
    },
    close: () => backends.close(),
  };
}
