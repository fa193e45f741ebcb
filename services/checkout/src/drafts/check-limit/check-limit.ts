import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, homeTimeZone, startOfDay } from '@werkbank/contracts/calendar';
import type { OrderApproval } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readMany, statement } from '@werkbank/platform/database';
import type { Quote } from '../draft-order/compose-sections.js';
import type { Buyer } from '../draft-order/choose-addresses.js';
import type { DraftContent } from '../draft-order/order-draft.entity.js';
import { exceededLimit } from './exceeded-limit.js';

const spentSince = statement(
  'spent-since',
  { currency: p.text(), amount: p.bigint('number') },
  `select content->>'orderCurrency' as currency, sum((content->'totals'->>'taxBase')::bigint)::bigint as amount
     from order_draft
    where company_id = ? and submitted_at >= ? and order_id is not null and coalesce(ordered_by, user_id) = ?
    group by content->>'orderCurrency'`,
);

export interface CheckedOrder {
  buyer: Buyer;
  content: DraftContent;
  exchangeRatios: Quote['exchangeRatios'];
}

/** The limit of the buyer that an order placed now exceeds. The month is that of the marketplace's home. */
export async function limitExceededBy(
  em: EntityManager,
  { buyer, content, exchangeRatios }: CheckedOrder,
  now: Date,
): Promise<OrderApproval['exceeded'] | undefined> {
  const { spendingLimit: limit, user, company } = buyer;
  if (!limit) return undefined;
  const month = startOfDay(`${dayOf(now).slice(0, 7)}-01`, homeTimeZone);
  const spent = limit.perMonth === null ? [] : await readMany(em, spentSince, [company.id, month, user.id]);
  const { taxBase: amount, currency } = content.totals;
  const exceeded = exceededLimit({ limit, order: { amount, currency }, spent, exchangeRatios });
  if (!exceeded) return undefined;
  const of = exceeded === 'PerOrder' ? limit.perOrder : limit.perMonth;
  return { limit: exceeded, amount: of ?? 0, currency: limit.currency };
}

export function refuseExceeded({ limit, amount, currency }: OrderApproval['exceeded']): Refusal {
  const params = { limit: { amount, currency } };
  return refuse(limit === 'PerOrder' ? 'ORDER_ABOVE_LIMIT' : 'MONTH_ABOVE_LIMIT', { params });
}
