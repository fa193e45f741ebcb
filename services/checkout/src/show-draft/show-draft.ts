import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { OrderDraft } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { buyerOf } from '../buyer/buyer-of.js';
import type { DraftBuyer, DraftContent } from '../draft-order/order-draft.entity.js';
import { withoutMargin } from '../refresh-basket/arrange-basket.js';

interface DraftRow {
  id: string;
  content: DraftContent;
  orderId: number | null;
  /** Who made it. */
  buyer: DraftBuyer;
}

/** A draft as its buyer sees it: without what the platform earns on it, and what its costs follow from. */
export function showDraft({ id, content, orderId, buyer }: DraftRow): OrderDraft {
  const { customerName: _name, customerTaxNumber: _taxNumber, customerEoriNumber: _eori, ...shown } = content;
  const { userId, firstName, lastName } = buyer;
  return {
    ...shown,
    id,
    draftedBy: { userId, firstName, lastName },
    salesOrderId: orderId,
    orderSections: content.orderSections.map(({ costBasis: _basis, ...section }) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, price: withoutMargin(item.price) })),
    })),
  };
}

/** Also what the confirmation page shows, while services/orders may be down. */
@Controller()
export class ShowDraft {
  constructor(private readonly em: EntityManager) {}

  @Call('getOrderDraft')
  async show(
    @Input() { params }: CallInput<'getOrderDraft'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderDraft | Refusal> {
    const row = await readOne<DraftRow>(
      this.em,
      `select id, content, buyer, order_id as "orderId" from order_draft where id = ? and company_id = ?`,
      [params.draftId, buyerOf(caller).companyId],
    );
    return row ? showDraft(row) : refuse('DRAFT_NOT_FOUND');
  }
}
