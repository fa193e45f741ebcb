import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { currentConfiguration } from './configuration-view.js';

/** A kanton is one of those that the configuration offers, or the one that a company has had since before. */
export async function refuseKanton(
  em: EntityManager,
  kanton: string | null | undefined,
  { field, before }: { field: string; before?: string | null | undefined },
): Promise<Refusal | undefined> {
  if (!kanton || kanton === before) return undefined;
  const { kantons } = await currentConfiguration(em);
  return kantons.includes(kanton) ? undefined : refuse('MALFORMED_REQUEST', { field });
}
