import type { EntityManager } from '@mikro-orm/postgresql';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Caller } from '@werkbank/contracts/access';
import { lockUntilCommit } from '@werkbank/platform/database';

/** Rules belong to a producer company, and its own people alone see and change them. */
export function ownsRules(caller: Caller, producerCompanyId: number): boolean {
  return caller.kind === 'user' && caller.companyId === producerCompanyId;
}

/** Whose rules are changed, and by whom. */
export interface RulesOf {
  producerCompanyId: number;
  caller: Caller;
}

/**
 * One change of a company's rules at a time: whether a name, a material group or a day is taken depends on all of them. A
 * refusal leaves nothing behind.
 */
export async function changeRules<T extends object>(
  em: EntityManager,
  { producerCompanyId, caller }: RulesOf,
  work: (em: EntityManager) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!ownsRules(caller, producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
  const changing = em.fork();
  await changing.begin();
  try {
    await lockUntilCommit(changing, 'price-rules', producerCompanyId);
    const answer = await work(changing);
    if (isRefusal(answer)) await changing.rollback();
    else await changing.commit();
    return answer;
  } catch (error) {
    await changing.rollback();
    throw error;
  }
}

/**
 * Whether somebody else has saved since a form was opened. The company's rules are locked by then, so that the answer
 * holds. Calls that send no key do without, as the specification's do.
 */
export function isStale(current: number, given: number | undefined): boolean {
  return given !== undefined && given !== current;
}
