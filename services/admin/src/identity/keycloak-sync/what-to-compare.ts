import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne, run, statement } from '@werkbank/platform/database';
import type { AccountRow } from './person-of-row.js';

/** All accounts, or those of some people. */
export type Scope = 'all' | readonly number[];

/** Of more people than that, all accounts are read at once: by pages of hundreds that is cheaper than one by one. */
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

/** Whether the last look at all accounts that came to its end is a day ago. */
async function allAreDue(em: EntityManager): Promise<boolean> {
  const found = await readOne(em, lastLookIsOld);
  return found?.due ?? true;
}

/**
 * What can differ since the last look: rows that changed and were not found in step since, and whatever could not be
 * mended. What others do in Keycloak nobody tells us, so that is for the look at all accounts, once a day.
 */
export async function whatToCompare(em: EntityManager): Promise<Scope> {
  if (await allAreDue(em)) return 'all';
  const found = await readMany(em, usersToCompare, [oneByOne + 1]);
  return found.length > oneByOne ? 'all' : found.map(({ id }) => id);
}

/** Somebody whose token said something else than the row is looked at next time, for tokens say what the account says. */
export async function compareAgain(em: EntityManager, userId: number): Promise<void> {
  await run(em, compareUserAgain, [userId]);
}

/** Keeps which rows were in step; one that has changed meanwhile is due again. */
export async function rememberInStep(em: EntityManager, rows: readonly AccountRow[]): Promise<void> {
  const listed = rows.map(({ userId, version }) => ({ id: userId, version }));
  await run(em, keepCompared, [JSON.stringify(listed)]);
}
