import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Domain } from '@werkbank/contracts/domains';

export interface MostFiles {
  ofService: number;
  ofPerson: number;
  ofCompany: number;
}

/**
 * Places for files on their way to a service or from it. A person and a company have few places each, and the last quarter of a
 * service's places is for companies without a file on its way there: others get through beside a company with many.
 */
export class FilePlaces {
  private readonly taken = new Map<string, number>();

  /** @param full the refusal of a person or company that has all of its places */
  constructor(
    private readonly most: MostFiles,
    private readonly full: 'TOO_MANY_UPLOADS' | 'TOO_MANY_DOWNLOADS' = 'TOO_MANY_UPLOADS',
  ) {}

  /** A function that frees the place, once; or the refusal. */
  take(service: Domain, caller: Caller): (() => void) | Refusal {
    const { ofService, ofPerson, ofCompany } = this.most;
    const { person, company } = sendersOf(caller);
    if (this.has(person) >= ofPerson || this.has(company) >= ofCompany) return refuse(this.full);
    const ofCompanyHere = `${company} ${service}`;
    const kept = this.has(ofCompanyHere) > 0 ? Math.floor(ofService / 4) : 0;
    if (this.has(service) >= ofService - kept) return refuse('TOO_BUSY');
    const keys = [service, person, company, ofCompanyHere];
    for (const key of keys) this.taken.set(key, this.has(key) + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      for (const key of keys) this.giveBack(key);
    };
  }

  private has(key: string): number {
    return this.taken.get(key) ?? 0;
  }

  private giveBack(key: string): void {
    const left = this.has(key) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}

/** A person without a company counts as a company. */
function sendersOf(caller: Caller): { person: string; company: string } {
  if (caller.kind === 'visitor') return { person: 'visitors', company: 'company of visitors' };
  const { userId, companyId } = caller;
  return {
    person: `person ${userId}`,
    company: companyId === undefined ? `company of ${userId}` : `company ${companyId}`,
  };
}
