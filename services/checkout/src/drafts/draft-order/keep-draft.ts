import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, run, statement } from '@werkbank/platform/database';
import { type DraftBuyer, type DraftContent, orderDraftSchema } from './order-draft.entity.js';

/** Maximum of open drafts of one person; the oldest make room. Newer ones supersede them anyway. */
export const maxOpenDrafts = 20;

const insertDraft = statement(
  'insert-draft',
  columns(orderDraftSchema, 'id'),
  `insert into order_draft (id, company_id, user_id, fingerprint, content, buyer, drafted_at)
   values (?, ?, ?, ?, ?, ?, clock_timestamp())
   on conflict (user_id, fingerprint) where order_id is null do update set drafted_at = excluded.drafted_at
   returning id`,
);

/** Skips drafts that wait for an approval, and locked ones, which are being submitted. */
const deleteOldest = statement(
  'delete-oldest-drafts',
  {},
  `delete from order_draft where order_id is null and id in (
     select id from order_draft where user_id = ? and order_id is null
       and not exists (select from order_approval where draft_id = order_draft.id)
     order by drafted_at desc offset ${maxOpenDrafts} for update skip locked)`,
);

interface NewDraft {
  companyId: number;
  content: DraftContent;
  buyer: DraftBuyer;
}

/** The same content drafted again before its submit is the same draft, and the newest: two tabs cannot order twice. */
export function keepDraft(em: EntityManager, { companyId, content, buyer }: NewDraft): Promise<string> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([companyId, content]))
    .digest('hex');
  return em.fork().transactional(async (transaction) => {
    const row = await readOne(transaction, insertDraft, [
      randomUUID(),
      companyId,
      buyer.userId,
      fingerprint,
      JSON.stringify(content),
      JSON.stringify(buyer),
    ]);
    if (!row) throw new Error('a draft that was kept has an id');
    await run(transaction, deleteOldest, [buyer.userId]);
    return row.id;
  });
}
