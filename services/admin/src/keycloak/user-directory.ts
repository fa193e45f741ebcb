import type { CompanyType, Role } from '@werkbank/contracts/caller';
import type { Language } from '@werkbank/contracts/limits';

/** What the directory knows of a person; the claims of their tokens come from it. */
export interface Person {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  roles: readonly Role[];
  company: { id: number; kind: CompanyType; name: string; producerId: number | null } | null;
}

/** Whoever keeps the accounts. Throws `PartUnavailable` while it is down. */
export abstract class UserDirectory {
  /**
   * Makes sure that a person has an account that says of them what is said here, and answers its id. An account that
   * is there keeps its password and stays disabled if it was; to a new one without a password nobody can sign in.
   */
  abstract enrol(person: Person, password?: string): Promise<string>;
}
