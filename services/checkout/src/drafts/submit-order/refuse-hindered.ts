import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalState } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne, statement } from '@werkbank/platform/database';

const hindrances = statement(
  'hindrances-of-draft',
  { state: p.text().$type<ApprovalState>().nullable(), isSuperseded: p.boolean() },
  `select a.state, exists (select from order_draft other
             where other.user_id = this.user_id and other.drafted_at > this.drafted_at) as "isSuperseded"
     from order_draft this left join order_approval a on a.draft_id = this.id where this.id = ?`,
);

/**
 * A draft that waits for its approval, or was declined, is not ordered past its approver. One whose person has drafted
 * something else since is of a basket that is no more.
 */
export async function refuseHindered(em: EntityManager, draftId: string): Promise<Refusal | undefined> {
  const found = await readOne(em, hindrances, [draftId]);
  if (found?.state) return refuse(found.state === 'Declined' ? 'ORDER_DECLINED' : 'ORDER_AWAITS_APPROVAL');
  return found?.isSuperseded ? refuse('DRAFT_SUPERSEDED') : undefined;
}
