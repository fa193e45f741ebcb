import type { Databases } from './databases.ts';

/** What an order costs is the sum of its parts, also after something of it was cancelled. */
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
