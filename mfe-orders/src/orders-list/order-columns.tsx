import type { OrderListEntry } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { ArticleNumber, DateText, Money } from '@werkbank/kit/figures';
import { StatusChip } from '@werkbank/kit/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './orders-list.module.css';
import { useAtLeast } from '../order/use-at-least';
import { type Side, WaitsCell } from './waits-cell';

/** Number, date, who, state, what waits for whom, amount; fewer where there is no room. */
export function useOrderColumns(
  side: Side,
  addressOf: (order: OrderListEntry) => string,
  action?: (order: OrderListEntry) => ReactNode,
): Column<OrderListEntry>[] {
  const { t } = useTranslation('orders');
  const medium = useAtLeast(960);
  const wide = useAtLeast(1280);
  const creator = (order: OrderListEntry) => `${order.creatorFirstName} ${order.creatorLastName}`;
  const columns: (Column<OrderListEntry> | false)[] = [
    {
      key: 'id',
      title: t('list.number'),
      sortable: true,
      render: (order) => (
        <>
          <Link to={addressOf(order)}>
            <ArticleNumber>{order.id}</ArticleNumber>
          </Link>
          {wide ? null : (
            <span className={css.secondLine}>
              <DateText iso={order.createdOn} />
            </span>
          )}
        </>
      ),
    },
    wide && {
      key: 'createdOn',
      title: t('list.created'),
      sortable: true,
      render: (order) => <DateText iso={order.createdOn} />,
    },
    side !== 'buyer' && {
      key: 'customer',
      title: t('list.customer'),
      render: (order) => (
        <>
          {order.customerName}
          {wide ? null : <span className={css.secondLine}>{creator(order)}</span>}
        </>
      ),
    },
    (wide || (medium && side === 'buyer')) && {
      key: 'creator',
      title: t('list.creator'),
      render: (order) => creator(order),
    },
    side !== 'producer' &&
      wide && {
        key: 'producers',
        title: t('list.producers'),
        render: (order) => order.producerNames.join(', '),
      },
    {
      key: 'status',
      title: t('list.status'),
      sortable: true,
      render: (order) => <StatusChip status={order.status} />,
    },
    (medium || side !== 'platform') && {
      key: 'waits',
      title: t('list.waits'),
      render: (order) => <WaitsCell order={order} side={side} />,
    },
    wide && {
      key: 'shipment',
      title: t('list.shipment'),
      align: 'end',
      render: (order) => <DateText iso={order.plannedShipmentDate} />,
    },
    {
      key: 'taxBase',
      title: t('list.amount'),
      align: 'end',
      sortable: true,
      render: (order) => <Money cents={order.taxBase} currency={order.currency} />,
    },
    action !== undefined && {
      key: 'action',
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      align: 'end',
      render: action,
    },
  ];
  return columns.filter((column) => column !== false);
}
