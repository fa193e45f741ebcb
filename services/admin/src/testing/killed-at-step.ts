export interface Killer {
  /** Runs the work, killed before or after its n-th change in Keycloak. Returns true if it came that far. */
  during(step: number, moment: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean>;
  restore(): void;
}

class Killed extends Error {
  override name = 'Killed';
}

/** Interrupts work like a crash: later steps do not run, and earlier ones are not rolled back. */
export function killedBeforeStep(): Killer {
  const original = globalThis.fetch;
  let plan: { step: number; moment: 'before' | 'after'; seen: number; killed: boolean } | undefined;
  globalThis.fetch = async (input, init) => {
    const current = plan;
    const administers = input instanceof URL && input.pathname.includes('/admin/realms/');
    if (!current || !administers || init?.method === 'GET') return original(input, init);
    current.seen++;
    const hit = current.seen === current.step;
    if (hit) current.killed = true;
    if (hit && current.moment === 'before') throw new Killed();
    const answer = await original(input, init);
    if (hit) throw new Killed();
    return answer;
  };
  return {
    async during(step, moment, work) {
      const current = { step, moment, seen: 0, killed: false };
      plan = current;
      try {
        await work();
      } catch (error) {
        if (!current.killed) throw error;
      } finally {
        plan = undefined;
      }
      return current.killed;
    },
    restore() {
      globalThis.fetch = original;
    },
  };
}
