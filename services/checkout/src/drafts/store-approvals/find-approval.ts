import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { OrderApprovalRecord } from './order-approval.entity.js';

interface SeenApproval {
  approval: OrderApprovalRecord;
  /** The caller is one of its approvers as of now. */
  approves: boolean;
}

/** An approval of the caller, or of a person whose orders the caller approves now. All others get a 404. */
export async function findApproval(
  em: EntityManager,
  queries: Queries,
  draftId: string,
  caller: Caller,
): Promise<SeenApproval | Refusal> {
  const { userId, companyId } = buyerOf(caller);
  const approval = await em.findOne(OrderApprovalRecord, { draftId, companyId });
  if (!approval) return refuse('APPROVAL_NOT_FOUND');
  if (approval.askerId === userId) return { approval, approves: false };
  const rights = await queries.ask('admin.get-approvers', { userId, companyId });
  if (isRefusal(rights)) return rights;
  const approves = rights.approvesFor.includes(approval.askerId);
  return approves ? { approval, approves } : refuse('APPROVAL_NOT_FOUND');
}

/** An approval that the caller may decide. Own requests are refused. */
export async function findToDecide(
  em: EntityManager,
  queries: Queries,
  draftId: string,
  caller: Caller,
): Promise<OrderApprovalRecord | Refusal> {
  const seen = await findApproval(em, queries, draftId, caller);
  if (isRefusal(seen)) return seen;
  return seen.approves ? seen.approval : refuse('APPROVAL_OF_ONESELF');
}
