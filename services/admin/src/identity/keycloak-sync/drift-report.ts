import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import type { Difference } from './find-differences.js';
import type { Scope } from './what-to-compare.js';

export type Outcome = Difference & { mended: boolean };

const begin = statement('begin-drift-report', {}, 'update user_drift set begun_at = clock_timestamp()');
const figures = statement(
  'keep-drift-figures',
  {},
  'update user_drift set checked_at = clock_timestamp(), users = ?, accounts = ?, found = ?',
);
/**
 * An open difference ends with its repair, here or elsewhere. A comparison of some people only ends theirs, and a known open
 * difference is not reported again.
 */
const differences = statement(
  'keep-user-differences',
  {},
  `with found as (
     select * from jsonb_to_recordset(?) as d (kind text, email text, "userId" integer, mended boolean)
   ), ended as (
     update user_difference o set repaired_at = clock_timestamp()
      where o.repaired_at is null and (? or o.user_id in (select jsonb_array_elements_text(?)::int))
        and not exists (
        select from found f where not f.mended and f.kind = o.kind and f.email = o.email
           and f."userId" is not distinct from o.user_id)
   )
   insert into user_difference (kind, email, user_id, repaired_at)
   select f.kind, f.email, f."userId", case when f.mended then clock_timestamp() end
     from found f
    where not exists (
      select from user_difference o where o.repaired_at is null and o.kind = f.kind and o.email = f.email
         and o.user_id is not distinct from f."userId")`,
);

export async function beginReport(em: EntityManager): Promise<void> {
  await run(em, begin);
}

/** Stores the figures of a comparison of all accounts. */
export async function keepFigures(
  em: EntityManager,
  { users, accounts, found }: { users: number; accounts: number; found: number },
): Promise<void> {
  await run(em, figures, [users, accounts, found]);
}

/**
 * Keeps what a look has found: each difference once from the day it was found to the day it was mended, also where
 * several looks could not mend it.
 */
export async function keepReport(
  em: EntityManager,
  outcomes: readonly Outcome[],
  scope: Scope,
): Promise<void> {
  const [all, looked] = scope === 'all' ? [true, []] : [false, scope];
  await run(em, differences, [JSON.stringify(outcomes), all, JSON.stringify(looked)]);
}
