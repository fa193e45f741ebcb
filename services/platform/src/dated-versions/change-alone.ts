import type { EntityManager } from '@mikro-orm/postgresql';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '../database/read.js';

/** Changes an object by name, one change at a time, in a transaction; a refusal leaves no trace. */
export async function changeAlone<T extends object>(
  em: EntityManager,
  name: string,
  work: (em: EntityManager) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const changing = em.fork();
  await changing.begin();
  try {
    await lockUntilCommit(changing, name);
    const answer = await work(changing);
    if (isRefusal(answer)) await changing.rollback();
    else await changing.commit();
    return answer;
  } catch (error) {
    await changing.rollback();
    throw error;
  }
}
