import type { EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';
import { currentConfiguration } from './configuration-view.js';

/** Tells the other domains what they must know of the configuration, in the transaction of its change. */
export async function announceConfiguration(em: EntityManager): Promise<void> {
  const version = await nextVersion(em, 'platform_event', 'configuration');
  const configuration = await currentConfiguration(em);
  const { customsFreeAreas, countries, defaultCountry, currencies, defaultCurrency } = configuration;
  await Outbox.record(em, 'admin.configuration-changed.v1', {
    customsFreeAreas,
    countries,
    defaultCountry,
    currencies,
    defaultCurrency,
    printoutConfig: configuration.printoutConfig,
    localeConfig: configuration.localeConfig,
    version,
  });
}
