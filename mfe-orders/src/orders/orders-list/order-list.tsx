import type { OrderListEntry } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';
import { useSelection } from '@werkbank/kit/ui/table-selection';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { allowedSort, filterNames, listQuery, type OrderFilter } from './list-query';
import { NewestOrders, newestShown } from './newest-orders';
import { useOrderColumns } from './order-columns';
import { OrderFilters } from './order-filters';
import css from './orders-list.module.css';
import type { Side } from './waits-cell';

export interface OrderListProps {
  call: 'listSalesOrders' | 'listPurchaseOrders' | 'listUnconfirmedOrders' | 'listDelayedOrders';
  side: Side;
  caption: string;
  filters: readonly OrderFilter[];
  addressOf: (order: OrderListEntry) => string;
  action?: (order: OrderListEntry) => ReactNode;
  /** The help below an empty list. */
  emptyHelp: string;
}

/** A list of orders: waiting ones, filters, table, pages. The service computes everything. */
export function OrderList({ call, side, caption, filters, addressOf, action, emptyHelp }: OrderListProps) {
  const { t } = useTranslation('orders');
  const list = useListState();
  const navigate = useNavigate();
  const { api } = useHost();
  const query = listQuery(list);
  const selection = useSelection<OrderListEntry>();
  const answer = useApiQuery(call, { query }, { keepPrevious: true });
  const { data } = answer;
  const columns = useOrderColumns(side, addressOf, action);
  const narrowed = filterNames.some((name) => list.filter(name) !== '');
  const [all, setAll] = useState(false);
  // Each order stands once: above the list, or in it. A search finds it in the list.
  const above = !narrowed && side !== 'platform';
  const shown = data && above ? newestShown(data.newest, all).map(({ id }) => id) : [];
  const rows = data?.orders.filter(({ id }) => !shown.includes(id));
  const allAbove = data !== undefined && data.orders.length > 0 && rows?.length === 0;
  return (
    <div className={css.stack}>
      {data && above ? (
        <NewestOrders
          orders={data.newest}
          side={side}
          addressOf={addressOf}
          all={all}
          onShowAll={() => setAll(true)}
        />
      ) : null}
      <WorkingList
        name={`orders-${side}`}
        caption={caption}
        list={list}
        answer={answer}
        paging={data}
        columns={columns}
        rows={rows}
        rowKey={(order) => order.id}
        nameOf={({ id }) => String(id)}
        selection={selection}
        readPage={async (page, signal) => {
          const request = { query: { ...query, ...page } };
          const { orders, newest: _, ...paging } = await api(call, request, { signal });
          return { rows: orders, paging };
        }}
        onSort={(sort) => list.setSort(allowedSort(sort))}
        onOpen={(order) => void navigate(addressOf(order))}
        expected={12}
        filterNames={filterNames}
        filters={<OrderFilters list={list} names={filters} />}
        empty={allAbove ? null : { title: t('list.empty'), help: emptyHelp }}
      />
    </div>
  );
}
