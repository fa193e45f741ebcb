import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { allCompanies } from '../companies/company-view.js';
import { announceConfiguration } from '../configuration/announce-configuration.js';
import { announceExchangeRates } from '../exchange-rates/announce-exchange-rates.js';
import { allProducers } from '../producers/producer-view.js';

/** Tells everything that other domains keep copies of, as it is now: from it such a copy is rebuilt. */
export async function announceEverything(em: EntityManager): Promise<void> {
  await announceConfiguration(em);
  await announceExchangeRates(em);
  for (const producer of await allProducers(em)) {
    await Outbox.record(em, 'admin.producer-changed.v1', producer, { key: producer.id });
  }
  for (const company of await allCompanies(em)) {
    await Outbox.record(em, 'admin.company-changed.v1', company, { key: company.id });
  }
}
