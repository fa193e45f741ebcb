import type { KeycloakRealm } from '../identity/keycloak/keycloak-realm.js';

export interface Killer {
  /** Does the work, killed before or after its n-th change in Keycloak. Answers whether it came that far. */
  during(step: number, moment: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean>;
  restore(): void;
}

class Killed extends Error {
  override name = 'Killed';
}

/** Ends work in the middle, as a process that dies does: nothing after the step happens, nothing is taken back. */
export function killedBeforeStep(realm: KeycloakRealm): Killer {
  const original = realm.admin.bind(realm);
  let plan: { step: number; moment: 'before' | 'after'; seen: number; killed: boolean } | undefined;
  realm.admin = async (method, path, options) => {
    if (!plan || method === 'GET') return original(method, path, options);
    const current = plan;
    current.seen++;
    const hit = current.seen === current.step;
    if (hit) current.killed = true;
    if (hit && current.moment === 'before') throw new Killed();
    const answer = await original(method, path, options);
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
      realm.admin = original;
    },
  };
}
