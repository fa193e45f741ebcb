import type { CallInput } from '@werkbank/contracts/calls';
import { awaitsDispatch, sqlStatuses } from '@werkbank/contracts/delivery';

export type ListQuery = CallInput<'listSalesOrders'>['query'];

/** Which orders a list is about, before the reader narrows it. */
export interface ListScope {
  /** In this producer company's view; otherwise in the buyers'. */
  producerCompanyId?: number;
  /** SQL over `o` and its parameters. */
  condition?: { sql: string; params: readonly unknown[] };
  /** Status of the block on top; lists for looking only have none. */
  newest: 'Created' | 'Proposed' | null;
}

export const allOrders: ListScope = { newest: null };

export const ofBuyer = (companyId: number): ListScope => ({
  condition: { sql: 'o.customer_id = ?', params: [companyId] },
  newest: 'Proposed',
});

export const ofProducer = (producerCompanyId: number): ListScope => ({
  producerCompanyId,
  newest: 'Created',
});

export const unconfirmed: ListScope = {
  condition: {
    sql: `exists (select from delivery d where d.order_id = o.id and d.status = 'Created')`,
    params: [],
  },
  newest: null,
};

const answered = sqlStatuses((status) => awaitsDispatch(status) && status !== 'Created');

export const delayed = (today: string): ListScope => ({
  condition: {
    sql: `exists (select from delivery d where d.order_id = o.id and d.planned_shipment_date < ?::date
      and d.status in (${answered}))`,
    params: [today],
  },
  newest: null,
});
