import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../fact-versions/next-version.js';
import { companyById } from './company-view.js';

/** Tells the other domains what a company is now, with all of its addresses, in the transaction of its change. */
export async function announceCompany(em: EntityManager, companyId: number): Promise<void> {
  const version = await nextVersion(em, 'company', companyId);
  const company = await companyById(em, companyId);
  if (!company) throw new Error(`company ${companyId} was announced and is not there`);
  await Outbox.record(em, 'admin.company-changed.v1', { ...company, version }, { key: companyId });
}
