import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Stock } from './entities.js';

/**
 * The stocks of these articles, held until the transaction ends. Locked in one order, so that two orders of the same
 * articles wait for each other instead of deadlocking.
 */
export function lockStock(em: EntityManager, articleIds: readonly string[]) {
  return em.find(
    Stock,
    { articleId: { $in: [...articleIds] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { articleId: 'asc', dispatchLocationId: 'asc' } },
  );
}
