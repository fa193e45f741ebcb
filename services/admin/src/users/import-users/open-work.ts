import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import { readOne, statement } from '@werkbank/platform/database';

const openSteps = statement(
  'open-steps-of-import',
  { open: p.integer() },
  `select coalesce(sum(case state when 'waiting' then 2 else 1 end), 0)::int as open from user_import_line
    where import_id = ? and state in ('waiting', 'added')`,
);

/** An import that is not finished. */
export interface OpenImport {
  id: number;
  askedBy: SignedInUser;
}

/** An import that has done something and is no nearer to its end: going on would do the same for ever. */
export class NoNearerToItsEnd extends Error {
  override name = 'NoNearerToItsEnd';
}

/**
 * Does a part of an import in this transaction. Rolls it back if it reports progress but leaves as much open as before, so each
 * committed round brings the end nearer.
 */
export async function nearerToItsEnd(
  em: EntityManager,
  importId: number,
  part: () => Promise<boolean>,
): Promise<boolean> {
  const before = await openWork(em, importId);
  const cameFurther = await part();
  if (!cameFurther) return false;
  const after = await openWork(em, importId);
  // With nothing open before, the part can only have finished the import.
  if (before > 0 && after >= before) {
    throw new NoNearerToItsEnd(`Import ${importId} was as far from its end as before, at ${after}`);
  }
  return true;
}

/** Steps that are left: a waiting line has two before it, an added one the last. */
async function openWork(em: EntityManager, importId: number): Promise<number> {
  const found = await readOne(em, openSteps, [importId]);
  return found?.open ?? 0;
}
