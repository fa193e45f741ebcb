import type { Databases } from '../instance/databases.ts';

/** Totals of orders equal the sum of their parts, also after cancellations. */
export async function sumsOfOrders(databases: Databases): Promise<string[]> {
  const wrong = await databases.rows<{ id: number; kept: string; goods: number; base: number }>(
    'orders',
    `select id, totals::text as kept, goods, base from sales_order o,
       lateral (select coalesce(sum((i.price ->> 'taxBase')::bigint), 0)::float8 as goods
                  from order_item i join delivery d on d.id = i.delivery_id
                 where i.order_id = o.id and not i.cancelled and d.status <> 'Cancelled') items,
       lateral (select coalesce(sum((figures ->> 'taxBase')::bigint), 0)::float8 as base
                  from delivery where order_id = o.id and status <> 'Cancelled') deliveries
      where (totals ->> 'goods')::bigint <> goods or (totals ->> 'taxBase')::bigint <> base or tax_base <> base
         or (totals ->> 'goods')::bigint + (totals ->> 'freight')::bigint + (totals ->> 'customs')::bigint
            + (totals ->> 'customsHandling')::bigint <> base
         or (totals ->> 'taxBase')::bigint + (totals ->> 'tax')::bigint <> (totals ->> 'total')::bigint
      order by id`,
  );
  return wrong.map(
    ({ id, kept, goods, base }) => `order ${id} has goods of ${goods}, ${base} before tax, and says ${kept}`,
  );
}

/**
 * A dispatched delivery has one invoice over its total; a cancelled one has a full credit note after an invoice. Invoices never
 * change, so both amounts come from the stored document.
 */
export async function invoicesOfDeliveries(databases: Databases): Promise<string[]> {
  const wrong = await databases.rows<{ id: number; status: string; costs: number; papers: string }>(
    'orders',
    `select id, status, (figures ->> 'taxBase')::float8 as costs, papers::text from delivery d,
       lateral (select coalesce(jsonb_agg(jsonb_build_array(kind, amount)), '[]') as papers,
                       count(*) filter (where kind = 'Invoice') as invoices,
                       coalesce(sum(case kind when 'Invoice' then amount else -amount end), 0) as owed
                  from (select kind,
                               (select coalesce(sum((item -> 'price' ->> 'taxBase')::bigint), 0)
                                  from jsonb_path_query(content, '$.deliveries[*].items[*] ? (@.cancelled == false)') item)
                             + (select coalesce(sum((cost ->> 'taxBase')::bigint), 0)
                                  from jsonb_path_query(content, '$.deliveries[*].costs[*]') cost) as amount
                          from issued_paper
                         where delivery_id = d.id and kind in ('Invoice', 'CreditNote')) paper) issued
      -- The orders of the demo data were never placed here.
      where exists (select from sales_order where id = d.order_id and draft_id is not null)
        and (invoices > 1 or (status in ('Sent', 'PartiallyDelivered', 'Delivered') and invoices = 0)
         or (invoices > 0 and owed <> (figures ->> 'taxBase')::bigint))
      order by id`,
  );
  return wrong.map(
    ({ id, status, costs, papers }) => `delivery ${id}, ${status}, costs ${costs} and has ${papers}`,
  );
}
