import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';

const producerCompany = statement(
  'producer-company-exists',
  { there: p.boolean() },
  'select exists (select from producer_company where id = ?) as there',
);

/**
 * The producer company of a call: the caller's own, or the one that a platform admin names. Any other
 * company is refused as unknown.
 */
export async function importingCompany(
  em: EntityManager,
  caller: Caller,
  asked: number | undefined,
): Promise<number | Refusal> {
  const notFound = refuse('COMPANY_NOT_FOUND', { field: 'companyId' });
  if (kindsOf(caller).has('platform-admin')) {
    if (asked === undefined) return refuse('FIELD_REQUIRED', { field: 'companyId' });
    const found = await readOne(em, producerCompany, [asked]);
    return found?.there ? asked : notFound;
  }
  const own = caller.kind === 'user' ? caller.companyId : undefined;
  return own === undefined || (asked !== undefined && asked !== own) ? notFound : own;
}

/** The companies whose imports a caller sees: null for all of them. */
export function seenCompany(caller: Caller): number | null {
  if (kindsOf(caller).has('platform-admin')) return null;
  return caller.kind === 'user' ? (caller.companyId ?? 0) : 0;
}
