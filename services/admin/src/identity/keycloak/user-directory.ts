import type { CompanyType, Role } from '@werkbank/contracts/access';
import type { Language } from '@werkbank/contracts/localization';

/** A person's data in the directory, from which the claims of their tokens come. */
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

/** An existing account in the form of a person; missing fields are empty. */
export interface Account {
  accountId: string;
  userName: string;
  person: Person;
}

/** The directory rejects the person's data; the attempt leaves no change. */
export class PersonRefused extends Error {
  override name = 'PersonRefused';
  constructor(
    message: string,
    /** The rejected field, if the directory names it. */
    readonly field?: 'email',
  ) {
    super(message);
  }
}

/** The e-mail of a person belongs to another person's account. */
export class EmailOfAnother extends PersonRefused {
  override name = 'EmailOfAnother';
}

/** The directory's rules reject the password. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused';
}

/** The identity provider that stores the accounts. Throws `DependencyUnavailable` while it is down. */
export abstract class UserDirectory {
  /**
   * Creates or updates a person's account to exactly these data and returns its id. An existing account keeps its
   * password unless one is given; a new one without a password cannot sign in. Throws `PersonRefused` and
   * `PasswordRefused`.
   */
  abstract enrol(person: Person, password?: string): Promise<string>;

  /**
   * Creates a disabled account for a future person. It stores the password and is unusable until `enrol` assigns the
   * person. Throws `PasswordRefused`.
   */
  abstract reserve(userId: number, password: string): Promise<void>;

  /** Removes a person's account with its sessions; removing it twice is harmless. */
  abstract remove(userId: number): Promise<void>;

  abstract removeAccount(accountId: string): Promise<void>;

  /** Sets a password and resets the count of wrong ones. Throws `PasswordRefused`. */
  abstract setPassword(accountId: string, password: string): Promise<void>;

  /** Ends all sessions of an account except one and returns their ids. */
  abstract endSessions(accountId: string, except?: string): Promise<string[]>;

  /** The account with an e-mail, without its roles. */
  abstract holderOf(email: string): Promise<Account | undefined>;

  abstract accountOf(userId: number): Promise<Account | undefined>;

  /** Every account with the mark of an installation. */
  abstract accountsOf(home: string): Promise<Account[]>;
}
