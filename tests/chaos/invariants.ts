import { transitions } from '@werkbank/contracts/delivery';
import type { Databases } from '../instance/databases.ts';
import { invoicesOfDeliveries, sumsOfOrders } from './invariants-of-money.ts';
import { replicasAsTheirSource } from './invariants-of-replicas.ts';
import type { Accepted } from './live-through.ts';

/** Violated invariants as messages. Reads the databases directly, without the services. */
export async function violations(databases: Databases, accepted: readonly Accepted[]): Promise<string[]> {
  const found = await Promise.all([
    ...accepted.map((one) => orderedOnce(databases, one)),
    ...accepted.map((one) => nothingLost(databases, one)),
    ...accepted.map((one) => statusesOfTheTable(databases, one)),
    ...accepted.map((one) => stockAsOrdered(databases, one)),
    numbersWithoutGaps(databases),
    sumsOfOrders(databases),
    invoicesOfDeliveries(databases),
    replicasAsTheirSource(databases),
  ]);
  return found.flat();
}

async function orderedOnce(databases: Databases, { draft, orderId }: Accepted): Promise<string[]> {
  const orders = await databases.rows<{ id: number }>(
    'orders',
    'select id from sales_order where draft_id = $1',
    [draft.id],
  );
  const ids = orders.map(({ id }) => id);
  return ids.length === 1 && ids[0] === orderId
    ? []
    : [`draft ${draft.id} was accepted as order ${orderId} and is [${ids.join(', ')}]`];
}

/** Quantities and prices equal the draft; the total too, unless items were cancelled. */
async function nothingLost(databases: Databases, { draft, orderId }: Accepted): Promise<string[]> {
  const rows = await databases.rows<{ articleId: string; quantity: number; taxBase: number }>(
    'orders',
    `select article_id as "articleId", sum(quantity)::int as quantity, sum((price ->> 'taxBase')::bigint)::float8 as "taxBase"
       from order_item where order_id = $1 group by article_id order by article_id`,
    [orderId],
  );
  const promised = draft.orderSections
    .flatMap(({ items }) => items)
    .map(({ articleId, quantity, price }) => ({ articleId, quantity, taxBase: price.taxBase }))
    .sort((one, other) => (one.articleId < other.articleId ? -1 : 1));
  const [head] = await databases.rows<{ total: number; cancelled: boolean }>(
    'orders',
    `select (totals ->> 'total')::float8 as total,
            exists (select from order_item i where i.order_id = o.id and i.cancelled)
            or exists (select from delivery d where d.order_id = o.id and d.status = 'Cancelled') as cancelled
       from sales_order o where id = $1`,
    [orderId],
  );
  const lost: string[] = [];
  if (JSON.stringify(rows) !== JSON.stringify(promised))
    lost.push(`order ${orderId} has ${JSON.stringify(rows)} instead of ${JSON.stringify(promised)}`);
  if (head?.cancelled === false && head.total !== draft.totals.total)
    lost.push(`order ${orderId} costs ${head.total} instead of ${draft.totals.total}`);
  return lost;
}

const known = new Set(transitions.map(({ from, to }) => `${from} ${to}`));

/** Each delivery took only allowed status changes, and none twice. */
async function statusesOfTheTable(databases: Databases, { orderId }: Accepted): Promise<string[]> {
  const steps = await databases.rows<{ delivery: number; step: string; times: number }>(
    'orders',
    `select delivery_id as delivery, status_from || ' ' || status_to as step, count(*)::int as times
       from order_history
      where order_id = $1 and delivery_id is not null and status_from is distinct from status_to
        and status_from is not null
      group by 1, 2`,
    [orderId],
  );
  return steps
    .filter(({ step, times }) => !known.has(step) || times > 1)
    .map(
      ({ delivery, step, times }) => `delivery ${delivery} of order ${orderId} went ${step} ${times} times`,
    );
}

/** The catalogue's reservations equal the uncancelled items of the order. */
async function stockAsOrdered(databases: Databases, { orderId }: Accepted): Promise<string[]> {
  const held = await databases.rows<{ articleId: string; ordered: number; taken: number }>(
    'catalog',
    'select article_id as "articleId", ordered, taken from stock_of_order where order_id = $1',
    [orderId],
  );
  const wanted = await databases.rows<{ articleId: string; quantity: number }>(
    'orders',
    `select i.article_id as "articleId",
            coalesce(sum(i.quantity) filter (where not i.cancelled and d.status <> 'Cancelled'), 0)::int as quantity
       from order_item i join delivery d on d.id = i.delivery_id where i.order_id = $1 group by 1`,
    [orderId],
  );
  return held
    .filter(({ articleId, ordered, taken }) => {
      const quantity = wanted.find((one) => one.articleId === articleId)?.quantity ?? 0;
      return ordered !== quantity || taken > quantity;
    })
    .map(
      (claim) =>
        `the catalogue holds ${JSON.stringify(claim)} for order ${orderId}: ${JSON.stringify(wanted)}`,
    );
}

/** Gap that skip-numbers.sql leaves in a number series after a restore. */
const skippedByRestore = 10_000;

/** Invoices and credit notes of a company are numbered from one, without duplicates and without gaps except that of a restore. */
async function numbersWithoutGaps(databases: Databases): Promise<string[]> {
  const jumps = await databases.rows<{ company: number; kind: string; before: number; number: number }>(
    'orders',
    `select * from (
       select producer_company_id as company, kind, series_number as number,
              coalesce(lag(series_number) over (partition by producer_company_id, kind order by series_number), 0) as before
         from issued_paper where series_number is not null) series
      where number - before not in (1, 1 + $1)`,
    [skippedByRestore],
  );
  return jumps.map(
    ({ company, kind, before, number }) =>
      `company ${company} has ${kind} ${number} right after number ${before}`,
  );
}

/** Sum of stock and reserved pieces, which no fault may change. */
export async function allPieces(databases: Databases): Promise<number> {
  const [row] = await databases.rows<{ pieces: number }>(
    'catalog',
    `select ((select coalesce(sum(level), 0) from stock) + (select coalesce(sum(taken), 0) from stock_of_order))::float8
              as pieces`,
  );
  return row?.pieces ?? 0;
}
