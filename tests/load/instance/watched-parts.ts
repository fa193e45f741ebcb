import type { PartProcesses } from '../cpu/cpu-watch.ts';
import { backendsOf } from './database-backends.ts';
import { pidOf, type RunningInstance } from './running-instance.ts';

/** Whose CPU time the answer to a page's call takes, with a gateway of our own. */
export async function watchedParts(
  instance: RunningInstance,
  gatewayPid: number,
): Promise<{ parts: PartProcesses; close(): Promise<void> }> {
  const backends = await backendsOf(instance);
  const one = (pid: number) => () => Promise.resolve([pid]);
  /** Where it runs elsewhere, nothing is counted. */
  const where = (name: string, part: string): PartProcesses => {
    const pid = instance.pids[part];
    return pid === undefined ? {} : { [name]: one(pid) };
  };
  return {
    parts: {
      gateway: one(gatewayPid),
      catalog: one(pidOf(instance, 'catalog')),
      checkout: one(pidOf(instance, 'checkout')),
      ...where('NATS', 'nats'),
      PostgreSQL: () => backends.pids(),
      ...where('Meilisearch', 'meilisearch'),
    },
    close: () => backends.close(),
  };
}
