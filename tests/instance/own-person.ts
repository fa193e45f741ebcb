import { randomBytes } from 'node:crypto';
import type { Language } from '@werkbank/contracts/localization';
import { type Account, accountOf, signIn } from './running-instance.ts';

export interface OwnPerson {
  readonly userId: number;
  readonly account: Account;
  /** Deletes the person again; a demo instance keeps no people of journeys. */
  readonly remove: () => Promise<void>;
}

/** A random e-mail address. */
export const freshEmail = (name: string): string => `${name}.${randomBytes(5).toString('hex')}@login.example`;

/**
 * A new user of the Swiss machine shop, of another company or of none, whom a journey may lock out, rename
 * or give another password.
 */
export async function ownPerson(
  name: string,
  language: Language = 'de',
  at: { companyId?: number | null; companyAdmin?: boolean } = {},
): Promise<OwnPerson> {
  const { api } = await signIn(accountOf(({ role }) => role === 'platform-admin'));
  const colleague = accountOf(({ email }) => email === 'einkauf@kellermatt.example');
  const account: Account = { ...colleague, email: freshEmail(name), password: 'Journey-2026' };
  const { userId } = await api('createUser', {
    body: {
      email: account.email,
      password: account.password,
      salutation: 'Ms',
      firstName: 'Vera',
      lastName: 'Gatter',
      phone: '+41 62 555 01 22',
      language,
      roles: { PlatformAdmin: false, CompanyAdmin: at.companyAdmin ?? false },
      companyId: at.companyId === undefined ? colleague.companyId : at.companyId,
    },
  });
  return {
    userId,
    account,
    remove: async () => void (await api('deleteUser', { params: { userId } })),
  };
}
