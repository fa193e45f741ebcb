import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Domain } from '@werkbank/contracts/domains';

export interface MostUploads {
  ofService: number;
  ofPerson: number;
  ofCompany: number;
}

/**
 * Who may have files on their way. A person and a company have few places each, and the last quarter of a service's places is
 * for companies that have no file on its way there: however many a company sends, others get through.
 */
export class UploadPlaces {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: MostUploads) {}

  /** What gives the place back, once; or why there is none. */
  take(service: Domain, caller: Caller): (() => void) | Refusal {
    const { ofService, ofPerson, ofCompany } = this.most;
    const { person, company } = sendersOf(caller);
    if (this.has(person) >= ofPerson || this.has(company) >= ofCompany) return refuse('TOO_MANY_UPLOADS');
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

/** Who belongs to no company counts as one of their own. */
function sendersOf(caller: Caller): { person: string; company: string } {
  if (caller.kind === 'visitor') return { person: 'visitors', company: 'company of visitors' };
  const { userId, companyId } = caller;
  return {
    person: `person ${userId}`,
    company: companyId === undefined ? `company of ${userId}` : `company ${companyId}`,
  };
}
