import { join } from 'node:path';
import type { Comparison } from '../figures/comparison.ts';
import { startBeside } from '../instance/own-process.ts';
import {
  databaseOf,
  NothingToMeasure,
  pidOf,
  repositoryRoot,
  type RunningInstance,
} from '../instance/running-instance.ts';
import { signIn } from '../orders/place-orders.ts';
import { openAccountsInstance } from './accounts-instance.ts';
import {
  type ConstantTimeResponses,
  measureConstantTimeResponses,
} from './measure-constant-time-responses.ts';
import { measureImport } from './measure-import.ts';
import { measureSignIn } from './measure-sign-in.ts';
import { measureUserList } from './measure-user-list.ts';
import { password, People, staySignedIn } from './people.ts';
import { removeLeftovers } from './remove-leftovers.ts';

export interface AccountFigures {
  readonly comparisons: readonly Comparison[];
  readonly userList: { readonly users: number; readonly statements: number };
  readonly constantTimeResponses: readonly ConstantTimeResponses[];
}

/** Measures login, list and import of users, and the timing of answers about unknown accounts. */
export async function measureAccounts(
  instance: RunningInstance,
  say: (line: string) => void,
): Promise<AccountFigures> {
  const account = (role: string) => {
    const found = instance.accounts.find((candidate) => candidate.role === role);
    if (!found) throw new NothingToMeasure(`The demo has no ${role}.`);
    return found;
  };
  const own = await openAccountsInstance(instance);
  const leftOver = await removeLeftovers(own.environment).catch(async (error: unknown) => {
    await own.end();
    throw error;
  });
  if (leftOver > 0) say(`Removed ${leftOver} users whom a measurement that was killed had left behind.`);
  const platformAdmin = account('platform-admin');
  const { companyId } = await signIn(own.address, account('buyer'));
  const people = new People(staySignedIn(own.address, platformAdmin), companyId);
  try {
    say('Signing in, through the gateway and at Keycloak, in turn …');
    const emails = await people.add(10, { enabled: true });
    const signedIn = await measureSignIn(
      own,
      emails.map((email) => ({ email, password })),
    );
    say('Listing 10,000 users …');
    const admin = await signIn(own.address, platformAdmin);
    const script = join(repositoryRoot, 'services', 'admin', 'dist', 'main.js');
    const { comparison, ...userList } = await measureUserList(
      own,
      admin,
      databaseOf(instance, 'admin').ownerUrl,
      (databaseUrl) =>
        startBeside(pidOf(instance, 'admin'), script, {
          DATABASE_URL: databaseUrl,
          ACCOUNT_CHECK_SECONDS: '0',
          GATEWAY_SECRET: '',
        }),
    );
    say('Importing users, and making as many accounts at Keycloak, in turn …');
    const imported = await measureImport(own, staySignedIn(own.address, platformAdmin), companyId);
    say('Trying known, disabled and unknown addresses in turn …');
    const constantTimeResponses = await measureConstantTimeResponses(own, people);
    return { comparisons: [signedIn, comparison, imported], userList, constantTimeResponses };
  } finally {
    try {
      await people.remove();
    } finally {
      await own.end();
    }
  }
}
