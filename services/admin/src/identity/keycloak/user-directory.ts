import type { CompanyType, Role } from '@werkbank/contracts/access';
import type { Language } from '@werkbank/contracts/localization';

/** What the directory knows of a person; the claims of their tokens come from it. */
export interface Person {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  roles: readonly Role[];
  company: { id: number; kind: CompanyType; name: string; producerId: number | null } | null;
  /** The mark of the installation that keeps the account. */
  home: string;
  enabled: boolean;
}

/** An account as it is, in the words of a person; what is not there is empty. */
export interface Account {
  accountId: string;
  userName: string;
  person: Person;
}

/** The directory does not take a person as described; nothing is kept of the attempt. */
export class PersonRefused extends Error {
  override name = 'PersonRefused';
  constructor(
    message: string,
    /** What is wrong with them, where the directory says so. */
    readonly field?: 'email',
  ) {
    super(message);
  }
}

/** The e-mail of a person belongs to the account of somebody else. */
export class EmailOfAnother extends PersonRefused {
  override name = 'EmailOfAnother';
}

/** The password is not one that the directory allows. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused';
}

/** The identity provider that stores the accounts. Throws `DependencyUnavailable` while it is down. */
export abstract class UserDirectory {
  /**
   * Makes sure that a person has an account that says of them what is said here, no more and no less, and answers its
   * id. An account that is there keeps its password unless one is given; to a new one without a password nobody can
   * sign in. Throws `PersonRefused` and `PasswordRefused`.
   */
  abstract enrol(person: Person, password?: string): Promise<string>;

  /**
   * Opens an account for somebody who is not one of us yet. It keeps the password and is good for nothing until
   * `enrol` gives it a person. Throws `PasswordRefused`.
   */
  abstract reserve(userId: number, password: string): Promise<void>;

  /** Removes the account of a person with its sessions; one that is gone stays gone. */
  abstract remove(userId: number): Promise<void>;

  /** Removes an account by its own id. */
  abstract removeAccount(accountId: string): Promise<void>;

  /** Sets a password and forgets the wrong ones that were tried. Throws `PasswordRefused`. */
  abstract setPassword(accountId: string, password: string): Promise<void>;

  /** Ends the sessions of an account, all but one, and answers which. */
  abstract endSessions(accountId: string, except?: string): Promise<string[]>;

  /** The account that has an e-mail, without its roles. */
  abstract holderOf(email: string): Promise<Account | undefined>;

  /** The account of a person, as it is. */
  abstract accountOf(userId: number): Promise<Account | undefined>;

  /** Every account that carries the mark of an installation. */
  abstract accountsOf(home: string): Promise<Account[]>;
}
