import { randomBytes } from 'node:crypto';
import { accountOf, signIn } from './running-instance.ts';

export interface Colleague {
  readonly name: string;
  readonly disable: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a company's person a user with a random password: the company's identity provider signs them in. */
export async function colleagueOf(companyId: number, email: string): Promise<Colleague> {
  const { api } = await signIn(accountOf(({ role }) => role === 'platform-admin'));
  // An aborted run may have left the user behind.
  const { users } = await api('listUsers', { query: { search: email } });
  for (const one of users) if (one.email === email) await api('deleteUser', { params: { userId: one.id } });
  const data = {
    email,
    salutation: 'Mr' as const,
    firstName: 'Hinnerk',
    lastName: 'Brandt',
    phone: '+49 40 555 01 22',
    language: 'de' as const,
    roles: { PlatformAdmin: false, CompanyAdmin: false },
    companyId,
  };
  const password = `Aa1!${randomBytes(6).toString('hex')}`;
  const { userId } = await api('createUser', { body: { ...data, password } });
  const params = { userId };
  return {
    name: `${data.firstName} ${data.lastName}`,
    disable: async () => void (await api('updateUser', { params, body: { ...data, enabled: false } })),
    remove: async () => void (await api('deleteUser', { params })),
  };
}
