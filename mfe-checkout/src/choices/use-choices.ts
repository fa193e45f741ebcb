import type { Company } from '@werkbank/contracts/entities';
import { useSession } from '@werkbank/kit/host';
import { useState } from 'react';
import { type Choices, keepChoices, keptChoices, noFacts } from './kept-choices';

/**
 * The choices of step 1. They survive a reload, the way back from the summary, and leaving the page. A
 * choice that is no longer possible (a deleted address, collection at a producer that does not offer it)
 * falls back to the first one.
 */
export function useChoices(company: Company, collectionAllowed: boolean) {
  const userId = useSession().user?.id ?? 0;
  const shipping = company.addresses.filter((address) => address.type === 'Shipping');
  const [choices, setChoices] = useState<Choices>(
    () =>
      keptChoices(userId) ?? {
        way: shipping.length > 0 ? 'other' : 'billing',
        shippingAddressId: shipping[0]?.id ?? null,
        inParts: true,
        facts: noFacts,
      },
  );
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    keepChoices(userId, next);
  };
  const chosen = shipping.find((address) => address.id === choices.shippingAddressId) ?? shipping[0];
  const collect = choices.way === 'collect' && collectionAllowed;
  const way = choices.way === 'collect' && !collect ? (chosen ? 'other' : 'billing') : choices.way;
  return {
    way,
    inParts: choices.inParts,
    facts: choices.facts,
    shipping,
    chosen,
    /** Delivery address; the billing address if the buyer collects, because no goods are sent. */
    destination: way === 'other' ? chosen : company.primaryAddress,
    choose,
  };
}
