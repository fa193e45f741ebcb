import { accountOf, type Person, signIn } from './running-instance.ts';
import { drillsFor } from './ordering.ts';
import { findOffers, type Offer, swissBuyer } from './shopping.ts';

/** The people of the thread: a Swiss buyer, a producer in each country with what it offers, and the operator. */
export interface Cast {
  readonly buyer: Person;
  readonly offers: Record<'CH' | 'DE', Offer>;
  readonly swissProducer: Person;
  readonly germanProducer: Person;
  readonly admin: Person;
}

/** Who plays beside other journeys brings a buyer of its own. */
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
