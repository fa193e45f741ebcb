import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';
import { toldCompanyById } from './company-view.js';

/**
 * Tells the other domains what a company is now, in the transaction of its change. Of its addresses it tells the billing
 * address alone: a message has a size that it must not exceed, and whoever needs where goods go asks for it.
 */
export async function announceCompany(em: EntityManager, companyId: number): Promise<void> {
  const version = await nextVersion(em, 'company', companyId);
  const company = await toldCompanyById(em, companyId);
  if (!company) throw new Error(`company ${companyId} was announced and is not there`);
  await Outbox.record(em, 'admin.company-changed.v1', { ...company, version }, { key: companyId });
}
