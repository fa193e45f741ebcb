import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ApprovalState, OrderDraft } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { buyerOf } from '../../basket/index.js';
import { orderDraftSchema } from '../draft-order/order-draft.entity.js';
import { showDraft } from '../draft-order/shown-draft.js';

const draftOfCompany = statement(
  'draft-of-company',
  {
    ...columns(orderDraftSchema, 'id', 'content', 'buyer', 'orderId'),
    approval: p.text().$type<ApprovalState>().nullable(),
  },
  `select id, content, buyer, order_id as "orderId",
          (select state from order_approval where draft_id = order_draft.id) as approval
     from order_draft where id = ? and company_id = ?`,
);

/** Also what the confirmation page shows, while services/orders may be down. */
@Controller()
export class ShowDraft {
  constructor(private readonly em: EntityManager) {}

  @Call('getOrderDraft')
  async show(
    @Input() { params }: CallInput<'getOrderDraft'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderDraft | Refusal> {
    const row = await readOne(this.em, draftOfCompany, [params.draftId, buyerOf(caller).companyId]);
    return row ? showDraft(row) : refuse('DRAFT_NOT_FOUND');
  }
}
