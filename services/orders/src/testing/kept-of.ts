import { p } from '@mikro-orm/core';
import { readOne, statement } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';

const kept = statement(
  'kept-of-order',
  {
    deliveries: p.json<unknown>(),
    items: p.json<unknown>(),
    history: p.bigint('number'),
    told: p.bigint('number'),
    head: p.json<unknown>(),
  },
  `select (select json_agg(d order by d.id) from delivery d where d.order_id = o.id) as deliveries,
     (select json_agg(i order by i.id) from order_item i where i.order_id = o.id) as items,
     (select count(*) from order_history h where h.order_id = o.id) as history,
     (select count(*) from outbox b where b.key = o.id::text) as told, to_json(o) as head
   from sales_order o where o.id = ?`,
);

/** All stored data of an order, and the number of its events. */
export function keptOf(instance: TestInstance, orderId: number): Promise<unknown> {
  return readOne(instance.em(), kept, [orderId]);
}
