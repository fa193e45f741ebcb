import { accountOf, type Person, signIn } from './running-instance.ts';
import { drillsFor } from './ordering.ts';
import { findOffers, type Offer, swissBuyer } from './shopping.ts';

/** The people of an order: a Swiss buyer, a producer in each country with its offer, and the operator. */
export interface Cast {
  readonly buyer: Person;
  readonly offers: Record<'CH' | 'DE', Offer>;
  readonly swissProducer: Person;
  readonly germanProducer: Person;
  readonly admin: Person;
}

/** Journeys that run in parallel use separate buyers. */
export async function castOfTheThread(account = accountOf(swissBuyer)): Promise<Cast> {
  const buyer = await signIn(account);
  const offers = await findOffers(buyer, await drillsFor(buyer));
  const [swissProducer, germanProducer, admin] = await Promise.all([
    signIn(offers.CH.producer),
    signIn(offers.DE.producer),
    signIn(accountOf(({ role }) => role === 'platform-admin')),
  ]);
  return { buyer, offers, swissProducer, germanProducer, admin };
}
