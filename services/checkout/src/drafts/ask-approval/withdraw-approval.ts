import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { buyerOf } from '../../basket/index.js';
import { OrderApprovalRecord } from '../store-approvals/order-approval.entity.js';
import { AcceptOrder } from '../submit-order/accept-order.js';

/** The person who asked takes the request back; the draft is an ordinary one again. */
@Controller()
export class WithdrawApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('withdrawOrderApproval')
  async withdraw(
    @Input() { params: { draftId } }: CallInput<'withdrawOrderApproval'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const { userId: askerId, companyId } = buyerOf(caller);
    const refused = await this.em.fork().transactional(async (em) => {
      const own = { draftId, companyId, askerId };
      const approval = await em.findOne(OrderApprovalRecord, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!approval) return refuse('APPROVAL_NOT_FOUND');
      if (approval.state !== 'Waiting') return refuse('APPROVAL_DECIDED');
      em.remove(approval);
      return undefined;
    });
    if (refused) return refused;
    await this.orders.letGo(draftId);
    return {};
  }
}
