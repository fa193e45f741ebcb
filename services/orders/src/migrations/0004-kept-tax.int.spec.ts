import type { EntityManager } from '@mikro-orm/postgresql';
import { numberForm } from '@werkbank/contracts/text';
import { migrate, openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { ordersDatabase } from '../database.js';
import { deliveryFigures, orderTotals } from '../order/figures/figures.js';
import { loadOrder } from '../order/storage/load-order.js';
import { aLine, aSubmission } from '../testing/a-submission.js';

/** An order whose only delivery was split before tax was kept: each part's tax was computed for itself. */
const parts = [
  { id: 1, parent: null, item: aLine('a', 7, 1277, { taxReason: 'reducedRate' }), costBase: 990, tax: 713 },
  { id: 2, parent: 1, item: aLine('a', 5, 1277, { taxReason: 'reducedRate' }), costBase: 0, tax: 471 },
];
const figuresOf = ({ item, costBase, tax }: (typeof parts)[number]) => {
  const base = item.price.taxBase + costBase;
  const taxes = [{ rate: 8.1, base, amount: tax, reason: 'reducedRate' }];
  return {
    goods: item.price.taxBase,
    costs: [],
    freight: 0,
    customsHandling: 0,
    customs: 0,
    taxBase: base,
    taxes,
  };
};

async function insertOldOrder(em: EntityManager): Promise<void> {
  const { billingAddress, totals } = aSubmission(1);
  const address = JSON.stringify(billingAddress);
  await em.execute(
    `insert into sales_order values (1, null, now(), 1, 'A', 'B', 'a@b.example', '', 7, 'Kunde', null, false, 'CHF', 'de',
       ?, ?, 'Released', ?, 0, array['P'], null, null, null)`,
    [address, address, JSON.stringify(totals)],
  );
  for (const part of parts) {
    await em.execute(
      `insert into delivery (id, order_id, parent_delivery_id, producer_id, producer_name, producer_company_id, status,
         shipper, is_export, dispatch_location, planned_shipment_date, planned_shipment_from_stock, lock_key, costs,
         tax_rates, figures)
       values (?, 1, ?, 101, 'P', 201, 'Released', 'sh_post', false, ?, '2030-01-01', false, 1, '[]', ?, ?)`,
      [
        part.id,
        part.parent,
        address,
        JSON.stringify([{ rate: 8.1, reason: 'reducedRate', costBase: part.costBase }]),
        JSON.stringify(figuresOf(part)),
      ],
    );
    const { articleId, materialNumber, articleText, unitWeight, quantity, price } = part.item;
    await em.execute(
      `insert into order_item (id, order_id, delivery_id, article_id, material_number, article_text, unit, unit_weight,
         quantity, delivered_quantity, cancelled, stock_location_id, price)
       values (?, 1, ?, ?, ?, ?, 'Stück', ?, ?, 0, false, 2010, ?)`,
      [part.id, part.id, articleId, materialNumber, articleText, unitWeight, quantity, JSON.stringify(price)],
    );
  }
}

it('keeps the tax that an order from before has shown, also where it was split, and finds the order by its words', async () => {
  const database = await freshDatabase({
    ...ordersDatabase,
    migrations: ordersDatabase.migrations.slice(0, 3),
  });
  const env = { DATABASE_URL: database.ownerUrl };
  const orm = openOrm(ordersDatabase, { ...env, DATABASE_POOL: 2 });
  try {
    await orm.em.fork().transactional(insertOldOrder);
    await migrate(ordersDatabase, env);
    const loaded = await orm.em.fork().transactional((em) => loadOrder(em, 1));
    if (!loaded) throw new Error('the order is gone');
    expect(loaded.order.deliveries.map((delivery) => deliveryFigures(delivery).taxes)).toEqual(
      parts.map((part) => figuresOf(part).taxes),
    );
    expect(orderTotals(loaded.order).tax).toBe(713 + 471);
    const kept = await orm.em.fork().execute(
      `select customer_found_by as customer, producers_found_by as producers, producer_found_by as producer,
         i.number_form as number from sales_order o join delivery d on d.order_id = o.id
         join order_item i on i.delivery_id = d.id join ordered_number n on n.number_form = i.number_form`,
    );
    const number = numberForm(parts[0]?.item.materialNumber ?? '');
    expect(kept).toEqual(
      parts.map(() => ({ customer: '\nkunde\n', producers: ['\np\n'], producer: '\np\n', number })),
    );
  } finally {
    await orm.close();
    await database.drop();
  }
}, 30_000);
