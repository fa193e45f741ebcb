import type { TestInstance } from '@werkbank/platform/testing';

/**
 * All stored data and published events of checkout, without the number of a draft's refusals, which has no effect by itself.
 */
export async function allKept(instance: TestInstance): Promise<unknown> {
  const [row] = await instance.em().execute(
    `select (select json_agg(to_jsonb(d) - 'refusals' order by d.id) from order_draft d) as drafts,
       (select json_agg(b order by b.user_id) from own_basket b) as baskets,
       (select json_agg(l order by l.id) from saved_list l) as lists,
       (select json_agg(a order by a.draft_id) from order_approval a) as approvals,
       (select json_agg(v order by v.id) from cost_rule_version v) as rules,
       (select json_agg(r) from cost_rules r) as settings,
       (select json_agg(p order by p.id) from producer p) as producers,
       (select count(*) from outbox) as told, (select last_value from order_number) as numbers`,
  );
  return row;
}
