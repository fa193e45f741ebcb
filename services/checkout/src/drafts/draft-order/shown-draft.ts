import type { ApprovalState, DraftSection, OrderDraft } from '@werkbank/contracts/entities';
import { withoutMargin } from '../../basket/index.js';
import type { DraftBuyer, DraftContent } from './order-draft.entity.js';

export interface DraftRow {
  id: string;
  content: DraftContent;
  orderId: number | null;
  /** The author. */
  buyer: DraftBuyer;
  approval?: ApprovalState | null;
}

/** A draft as its buyer sees it: without what the platform earns on it, and what its costs follow from. */
export function showDraft({ id, content, orderId, buyer, approval }: DraftRow): OrderDraft {
  const { customerName: _name, customerTaxNumber: _taxNumber, customerEoriNumber: _eori, ...shown } = content;
  const { userId, firstName, lastName } = buyer;
  return {
    ...shown,
    id,
    draftedBy: { userId, firstName, lastName },
    ...((approval === 'Waiting' || approval === 'Declined') && { approval }),
    salesOrderId: orderId,
    orderSections: shownSections(content.orderSections),
  };
}

export function shownSections(sections: readonly DraftSection[]): DraftSection[] {
  return sections.map(({ costBasis: _basis, ...section }) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, price: withoutMargin(item.price) })),
  }));
}
