import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { SavedListHead } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { buyerOf } from '../../basket/index.js';
import { SavedListRecord } from './saved-list.entity.js';

/** A list that the caller sees: an own one, or a shared one of the company. */
export async function findList(
  em: EntityManager,
  listId: string,
  caller: Caller,
): Promise<SavedListRecord | Refusal> {
  const { userId, companyId } = buyerOf(caller);
  const seen = { id: listId, companyId, $or: [{ isShared: true }, { authorId: userId }] };
  return (await em.findOne(SavedListRecord, seen)) ?? refuse('SAVED_LIST_NOT_FOUND');
}

/** A list that the caller may change. */
export async function findOwnList(
  em: EntityManager,
  listId: string,
  caller: Caller,
): Promise<SavedListRecord | Refusal> {
  const list = await findList(em, listId, caller);
  return isRefusal(list) || mayChange(list, caller) ? list : refuse('SAVED_LIST_OF_OTHERS');
}

/** The author changes a list, and an admin of the company a shared one. */
function mayChange(list: Pick<SavedListRecord, 'authorId' | 'isShared'>, caller: Caller): boolean {
  if (caller.kind !== 'user') return false;
  return list.authorId === caller.userId || (list.isShared && caller.roles.includes('company-admin'));
}

export function headOf(list: Omit<SavedListRecord, 'companyId' | 'lines'>, caller: Caller): SavedListHead {
  const { id, name, isShared, authorName, lineCount, changedAt } = list;
  return {
    id,
    name,
    isShared,
    authorName,
    lineCount,
    changedAt: changedAt.toISOString(),
    isOwn: list.authorId === buyerOf(caller).userId,
    mayChange: mayChange(list, caller),
  };
}
