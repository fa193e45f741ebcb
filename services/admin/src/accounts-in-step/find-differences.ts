import type { CallAnswer } from '@werkbank/contracts/calls';
import { saysTheSame, userNameOf } from '../keycloak/account-profile.js';
import type { Account } from '../keycloak/user-directory.js';
import type { AccountRow } from './person-of-row.js';

export type Difference = CallAnswer<'getUserDrift'>['differences'][number];
/** A difference with both sides of it: an account without a row is stray, and a row may have lost its account. */
export interface Found {
  difference: Difference;
  account: Account | undefined;
  row: AccountRow | undefined;
}

/** Where accounts and rows differ. The accounts were read first: each of them has had its row by then. */
export function findDifferences(accounts: readonly Account[], rows: readonly AccountRow[]): Found[] {
  const byName = new Map(accounts.map((account) => [account.userName, account]));
  const names = new Set(rows.map(({ userId }) => userNameOf(userId)));
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

function kindOf(row: AccountRow, account: Account | undefined): Difference['kind'] | undefined {
  if (row.removed) return account ? 'differentState' : 'onlyHere';
  if (!account) return 'onlyHere';
  if (account.person.enabled !== row.enabled) return 'differentState';
  if (account.accountId !== row.keycloakId) return 'differentData';
  return saysTheSame(account.person, row) ? undefined : 'differentData';
}

function difference(email: string, userId: number | null, kind: Difference['kind']): Difference {
  return { email, userId, kind, repairedAt: null };
}
