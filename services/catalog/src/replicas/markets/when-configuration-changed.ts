import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { run, statement } from '@werkbank/platform/database';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';

const replaceOffer = statement(
  'replace-offer',
  {},
  `update offer set countries = array(select jsonb_array_elements_text(?)),
                        currencies = array(select jsonb_array_elements_text(?)),
                        default_country = coalesce(?, default_country),
                        default_currency = coalesce(?, default_currency)`,
);

/** Keeps the delivery countries and the currencies of the platform. */
@Controller()
export class WhenConfigurationChanged {
  @OnEvent('admin.configuration-changed.v1')
  async handle(event: EventPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', event)) return;
    const { countries, currencies, defaultCountry, defaultCurrency } = event;
    // Events of older versions have no such fields.
    if (!countries || !currencies) return;
    await run(em, replaceOffer, [
      JSON.stringify(countries),
      JSON.stringify(currencies),
      defaultCountry ?? null,
      defaultCurrency ?? null,
    ]);
  }
}
