import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';

const nextNumbers = statement(
  'next-delivery-and-item-numbers',
  { what: p.text().$type<'delivery' | 'item'>(), id: p.integer() },
  `select 'delivery' as what, nextval('delivery_number')::int as id from generate_series(1, ?::int)
   union all
   select 'item', nextval('order_item_number')::int from generate_series(1, ?::int)`,
);

/** Reserves unique ids for deliveries and items; unused ones leave gaps. */
export async function freshIds(
  em: EntityManager,
  wanted: { delivery: number; item: number },
): Promise<(what: 'delivery' | 'item') => number> {
  const rows = await readMany(em, nextNumbers, [wanted.delivery, wanted.item]);
  const left = {
    delivery: rows.filter(({ what }) => what === 'delivery').map(({ id }) => id),
    item: rows.filter(({ what }) => what === 'item').map(({ id }) => id),
  };
  return (what) => {
    const id = left[what].shift();
    if (id === undefined) throw new Error(`More new numbers for a ${what} than were asked for`);
    return id;
  };
}
