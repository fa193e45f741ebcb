import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';
import { toldCompanyById } from './company-view.js';

/**
 * Publishes a company's new state to the other domains, in the transaction of its change. The event holds the billing
 * address only, because messages have a size limit; shipping addresses are available by query.
 */
export async function announceCompany(em: EntityManager, companyId: number): Promise<void> {
  const version = await nextVersion(em, 'company', companyId);
  const company = await toldCompanyById(em, companyId);
  if (!company) throw new Error(`company ${companyId} was announced and is not there`);
  await Outbox.record(em, 'admin.company-changed.v1', { ...company, version }, { key: companyId });
}
