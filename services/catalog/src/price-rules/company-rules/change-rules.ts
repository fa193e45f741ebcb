import type { EntityManager } from '@mikro-orm/postgresql';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Caller } from '@werkbank/contracts/access';
import { lockUntilCommit } from '@werkbank/platform/database';

/** Rules belong to a producer company; only its own users see and change them. */
export function ownsRules(caller: Caller, producerCompanyId: number): boolean {
  return caller.kind === 'user' && caller.companyId === producerCompanyId;
}

export interface RulesOf {
  producerCompanyId: number;
  caller: Caller;
}

/**
 * Serialises the changes of a company's rules, because a check for a taken name, material group or day
 * reads all of them. A refusal rolls back.
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
 * True if another user has saved since the form was opened. The caller holds the lock on the company's
 * rules, so the result stays true. A call without a key skips the check, as the specification allows.
 */
export function isStale(current: number, given: number | undefined): boolean {
  return given !== undefined && given !== current;
}
