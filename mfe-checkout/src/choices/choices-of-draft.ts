import type { OrderDraft } from '@werkbank/contracts/entities';
import type { Choices } from './kept-choices';

/** What was chosen for a draft, so that going back from it changes nothing by itself. */
export function choicesOf(draft: OrderDraft): Choices {
  const { selfCollection, shippingAddress, billingAddress, costCenter } = draft;
  const toBilling = shippingAddress.id === billingAddress.id;
  return {
    way: selfCollection ? 'collect' : toBilling ? 'billing' : 'other',
    shippingAddressId: selfCollection || toBilling ? null : shippingAddress.id,
    costCenter: costCenter ?? '',
  };
}
