import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne, run, statement } from '@werkbank/platform/database';
import type { AccountRow } from './person-of-row.js';

export type Scope = 'all' | readonly number[];

/** Above this number a full scan is cheaper than single reads, as pages hold hundreds of accounts. */
const oneByOne = 200;

const lastLookIsOld = statement(
  'last-look-at-accounts-is-old',
  { due: p.boolean() },
  `select checked_at is null or checked_at < clock_timestamp() - interval '1 day' as due from user_drift`,
);
const usersToCompare = statement(
  'users-to-compare',
  { id: p.integer() },
  `select id from users where account_compared is distinct from account_version and account_version = account_told
   union select user_id from user_difference where repaired_at is null and user_id is not null
    limit ?`,
);
const compareUserAgain = statement(
  'compare-user-again',
  {},
  'update users set account_compared = null where id = ? and account_compared is not null',
);
const keepCompared = statement(
  'keep-compared-users',
  {},
  `update users u set account_compared = r.version
     from jsonb_to_recordset(?) as r (id integer, version integer)
    where u.id = r.id and u.account_version = r.version and u.account_compared is distinct from r.version`,
);

/** True if the last complete full scan is a day old. */
async function allAreDue(em: EntityManager): Promise<boolean> {
  const found = await readOne(em, lastLookIsOld);
  return found?.due ?? true;
}

/**
 * Accounts that may differ since the last comparison: changed rows that were not found equal since, and failed repairs.
 * Changes made in Keycloak itself cause no event; the daily full scan finds them.
 */
export async function whatToCompare(em: EntityManager): Promise<Scope> {
  if (await allAreDue(em)) return 'all';
  const found = await readMany(em, usersToCompare, [oneByOne + 1]);
  return found.length > oneByOne ? 'all' : found.map(({ id }) => id);
}

/** Marks a person for the next comparison whose token differed from the row, because tokens reflect the account. */
export async function compareAgain(em: EntityManager, userId: number): Promise<void> {
  await run(em, compareUserAgain, [userId]);
}

/** Stores which rows agreed with their accounts; a row that changed meanwhile is due again. */
export async function rememberInStep(em: EntityManager, rows: readonly AccountRow[]): Promise<void> {
  const listed = rows.map(({ userId, version }) => ({ id: userId, version }));
  await run(em, keepCompared, [JSON.stringify(listed)]);
}
