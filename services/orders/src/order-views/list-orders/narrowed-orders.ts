import { type AskedName, parseNames } from '@werkbank/contracts/filters';
import { compareForm, numberForm, searchWords } from '@werkbank/contracts/text';
import { containing } from '@werkbank/platform/database';
import type { ListQuery, ListScope } from './list-scope.js';

export interface Narrowing {
  sql: string;
  params: unknown[];
}

/** Conditions over `own` for what a list is narrowed by. */
export function narrowedOrders(scope: ListScope, query: ListQuery): Narrowing {
  const conditions = [
    byStatus(query.statuses),
    byOrderNumber(query.orderNumber),
    byNames(parseNames(query.customerName), 'own.customer_found_by'),
    byNames(
      parseNames(query.producerNames, { severalParts: true }),
      'producer_found_by',
      'unnest(own.producers_found_by)',
    ),
    byArticleNumber(query.articleNumber, scope),
  ].filter((condition) => condition !== undefined);
  return {
    sql: conditions.map(({ sql }) => `and ${sql}`).join(' '),
    params: conditions.flatMap(({ params }) => params),
  };
}

/** One status alone is found in an index in the order of the list. */
function byStatus(statuses: readonly string[]): Narrowing | undefined {
  if (statuses.length === 0) return undefined;
  if (statuses.length === 1) return { sql: 'status = ?', params: [statuses[0]] };
  return { sql: `status = any(string_to_array(?, ','))`, params: [statuses.join(',')] };
}

/** Ours or the buyer's own. `#100024`, `100 024` and `100'024` are one number; ours has digits alone. */
function byOrderNumber(text: string): Narrowing | undefined {
  if (text === '') return undefined;
  const number = numberForm(text);
  if (number === '') return none;
  const digits = number.replace(/[^0-9]/g, '');
  const own: Narrowing = { sql: 'own_number_form like ?', params: [containing(number)] };
  if (digits === '') return own;
  return { sql: `(id::text like ? or ${own.sql})`, params: [containing(digits), ...own.params] };
}

const none: Narrowing = { sql: 'false', params: [] };

/** Names that are alternatives: a whole one is just that, of the others each word stands in the name. */
function byNames(names: readonly AskedName[], foundBy: string, from?: string): Narrowing | undefined {
  if (names.length === 0) return undefined;
  const found = names.map(({ name, whole }) =>
    whole ? [containing(`\n${compareForm(name)}\n`)] : searchWords(name).map(containing),
  );
  const sql = `(${found.map(() => `${foundBy} like all(${texts})`).join(' or ')})`;
  return {
    sql: from === undefined ? sql : `exists (select from ${from} as ${foundBy} where ${sql})`,
    params: found.map((patterns) => JSON.stringify(patterns)),
  };
}

const texts = 'array(select jsonb_array_elements_text(?::jsonb))';

/**
 * Parts of numbers are looked for among the numbers that were ordered, and an index leads from there to the items: what is
 * compared with the items themselves is compared behind their policy, one after another. Own numbers of a company stand in no
 * table without a policy, so they are found as a whole.
 */
function byArticleNumber(text: string, { producerCompanyId }: ListScope): Narrowing | undefined {
  if (text === '') return undefined;
  const number = numberForm(text);
  if (number === '') return none;
  const [join, where, own] =
    producerCompanyId === undefined
      ? ['', '', []]
      : ['join delivery d on d.id = i.delivery_id', 'and d.producer_company_id = ?', [producerCompanyId]];
  return {
    sql: `own.id in (select i.order_id from ordered_number n join order_item i on i.number_form = n.number_form ${join}
      where n.number_form like ? ${where}
      union all select i.order_id from order_item i ${join} where i.own_number_form = ? ${where})`,
    params: [containing(number), ...own, number, ...own],
  };
}
