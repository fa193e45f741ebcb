import type { PartProcesses } from '../cpu/cpu-watch.ts';
import { backendsOf } from './database-backends.ts';
import { pidOf, type RunningInstance } from './running-instance.ts';

/** Processes whose CPU time a page's call uses, with a separate gateway. */
export async function watchedParts(
  instance: RunningInstance,
  gatewayPid: number,
): Promise<{ parts: PartProcesses; close(): Promise<void> }> {
  const backends = await backendsOf(instance);
  const one = (pid: number) => () => Promise.resolve([pid]);
  /** Skips a part that runs elsewhere. */
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
