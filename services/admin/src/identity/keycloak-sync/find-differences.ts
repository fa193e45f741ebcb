import type { UserDifference } from '@werkbank/contracts/entities';
import { saysTheSame, userNameOf } from '../keycloak/account-profile.js';
import type { Account } from '../keycloak/user-directory.js';
import type { AccountRow } from './person-of-row.js';

export type Difference = Pick<UserDifference, 'email' | 'userId' | 'kind'>;

/** A difference with both of its sides: a stray account has no row, and a row may have lost its account. */
export interface Found {
  difference: Difference;
  account: Account | undefined;
  row: AccountRow | undefined;
}

/** Rows before and after the accounts were read, which takes a while if there are many. */
export interface RowsAround {
  before: readonly AccountRow[];
  after: readonly AccountRow[];
}

/**
 * Compares accounts with rows. Only rows that were fully written to Keycloak and stayed unchanged during the read are
 * compared: a pending update is no drift.
 */
export function findDifferences(accounts: readonly Account[], around: RowsAround): Found[] {
  const byName = new Map(accounts.map((account) => [account.userName, account]));
  const names = new Set([...around.before, ...around.after].map(({ userId }) => userNameOf(userId)));
  const rows = comparableRows(around);
  const strays = accounts
    .filter(({ userName }) => !names.has(userName))
    .map((account) => ({
      difference: difference(account.person.email, null, 'onlyInKeycloak'),
      account,
      row: undefined,
    }));
  const others = rows.flatMap((row): Found[] => {
    const account = byName.get(userNameOf(row.userId));
    const kind = kindOf(row, account);
    return kind ? [{ difference: difference(row.email, row.userId, kind), account, row }] : [];
  });
  return [...strays, ...others];
}

/** Rows without pending updates. */
export function comparableRows({ before, after }: RowsAround): AccountRow[] {
  const versions = new Map(before.map(({ userId, version }) => [userId, version]));
  return after.filter(({ userId, version, told }) => version === told && versions.get(userId) === version);
}

function kindOf(row: AccountRow, account: Account | undefined): Difference['kind'] | undefined {
  if (row.removed) return account ? 'differentState' : 'onlyHere';
  if (!account) return 'onlyHere';
  if (account.person.enabled !== row.enabled) return 'differentState';
  if (account.accountId !== row.keycloakId) return 'differentData';
  return saysTheSame(account.person, row) ? undefined : 'differentData';
}

function difference(email: string, userId: number | null, kind: Difference['kind']): Difference {
  return { email, userId, kind };
}
