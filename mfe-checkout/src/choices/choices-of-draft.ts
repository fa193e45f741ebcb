import type { OrderDraft } from '@werkbank/contracts/entities';
import type { Choices } from './kept-choices';

/** The choices that led to a draft, so that going back from it changes none of them. */
export function choicesOf(draft: OrderDraft): Choices {
  const { selfCollection, shippingAddress, billingAddress } = draft;
  const toBilling = shippingAddress.id === billingAddress.id;
  return {
    way: selfCollection ? 'collect' : toBilling ? 'billing' : 'other',
    shippingAddressId: selfCollection || toBilling ? null : shippingAddress.id,
    inParts: draft.deliverInParts ?? false,
    facts: {
      ownOrderNumber: draft.ownOrderNumber ?? '',
      costCenter: draft.costCenter ?? '',
      wishedDate: draft.wishedDate ?? '',
      contactName: draft.contactName ?? '',
      contactPhone: draft.contactPhone ?? '',
      remark: draft.remark ?? '',
    },
  };
}
