import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';
import { savedListSchema } from './saved-list.entity.js';

/**
 * One change of a company's lists at a time: whether a name is taken depends on all of them, also on those that the caller does
 * not see.
 */
export function changeLists<T extends object>(
  em: EntityManager,
  companyId: number,
  work: (em: EntityManager) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return asTheService(() =>
    em.fork().transactional(async (changing) => {
      await lockUntilCommit(changing, 'saved-lists', companyId);
      return work(changing);
    }),
  );
}

const listWithName = statement(
  'saved-list-with-name',
  columns(savedListSchema, 'id'),
  'select id from saved_list where company_id = ? and compare_form(name) = compare_form(?)',
);

/** Another list of the company has the name. */
export async function nameTaken(
  em: EntityManager,
  companyId: number,
  name: string,
  listId?: string,
): Promise<Refusal | undefined> {
  const other = await readOne(em, listWithName, [companyId, name]);
  return other && other.id !== listId ? refuse('SAVED_LIST_NAME_TAKEN', { field: 'name' }) : undefined;
}
