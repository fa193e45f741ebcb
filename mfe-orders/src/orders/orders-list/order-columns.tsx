import type { OrderListEntry } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber, DateText, Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { StatusChip } from '@werkbank/kit/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isLate, Late } from '../order/late';
import { useAtLeast } from '../order/use-at-least';
import css from './orders-list.module.css';
import { countsDown, type Side, WaitsCell } from './waits-cell';

type OrderColumn = WorkingColumn<OrderListEntry>;
type ColumnName =
  | 'id'
  | 'ownOrderNumber'
  | 'createdOn'
  | 'customer'
  | 'creator'
  | 'producers'
  | 'status'
  | 'waits'
  | 'party'
  | 'shipment'
  | 'taxBase'
  | 'currency'
  | 'action';

/** Number, date, person, state, waiting party, amount; fewer on narrow screens, and fewest on a phone. */
export function useOrderColumns(
  side: Side,
  addressOf: (order: OrderListEntry) => string,
  action?: (order: OrderListEntry) => ReactNode,
): OrderColumn[] {
  const small = useAtLeast(600);
  const medium = useAtLeast(960);
  const wide = useAtLeast(1280);
  // The admin's list names customer and producers and has an action: it needs more room than the others.
  const creator = side === 'buyer' ? medium : wide && side === 'producer';
  const all = useAllColumns(side, addressOf, { wide, creator }, action);
  const compact = side === 'platform' ? !medium : !small;
  const columns: (OrderColumn | false | undefined)[] = compact
    ? [all.id, all.party, all.taxBase, action && all.action]
    : [
        all.id,
        first(false, all.ownOrderNumber),
        first(wide, all.createdOn),
        side !== 'buyer' && all.customer,
        first(creator, all.creator),
        side !== 'producer' && first(wide, all.producers),
        all.status,
        first(wide || side !== 'platform', all.waits),
        first(wide, all.shipment),
        all.taxBase,
        first(false, all.currency),
        action && all.action,
      ];
  return columns.filter((column) => column !== false && column !== undefined);
}

/** Shown at first if there is room; always available. */
const first = (room: boolean, column: OrderColumn): OrderColumn =>
  room ? column : { ...column, extra: true };

const producersOf = ({ producerNames }: OrderListEntry) => producerNames.join(', ');
const creatorOf = (order: OrderListEntry) => `${order.creatorFirstName} ${order.creatorLastName}`;

function useAllColumns(
  side: Side,
  addressOf: (order: OrderListEntry) => string,
  room: { readonly wide: boolean; readonly creator: boolean },
  action: ((order: OrderListEntry) => ReactNode) | undefined,
): Record<ColumnName, OrderColumn> {
  const { t } = useTranslation('orders');
  const words = useTranslation('kit').t;
  const formats = useFormats();
  const { wide } = room;
  return {
    id: {
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
          {!wide && isLate(order.plannedShipmentDate) ? <Late /> : null}
        </>
      ),
      text: ({ id }) => id,
    },
    ownOrderNumber: {
      key: 'ownOrderNumber',
      title: t(side === 'buyer' ? 'list.ownOrderNumber' : 'list.customersNumber'),
      render: ({ ownOrderNumber }) => ownOrderNumber,
      text: ({ ownOrderNumber }) => ownOrderNumber,
    },
    createdOn: {
      key: 'createdOn',
      title: t('list.created'),
      sortable: true,
      render: (order) => <DateText iso={order.createdOn} />,
      text: ({ createdOn }) => formats.date(createdOn),
    },
    customer: {
      key: 'customer',
      title: t('list.customer'),
      render: (order) => (
        <>
          {order.customerName}
          {room.creator ? null : <span className={css.secondLine}>{creatorOf(order)}</span>}
        </>
      ),
      text: ({ customerName }) => customerName,
    },
    creator: { key: 'creator', title: t('list.creator'), render: creatorOf, text: creatorOf },
    producers: {
      key: 'producers',
      title: t('list.producers'),
      render: producersOf,
      text: producersOf,
    },
    status: {
      key: 'status',
      title: t('list.status'),
      sortable: true,
      render: (order) => <StatusChip status={order.status} />,
      text: ({ status }) => words(`status.${status}`),
    },
    waits: {
      key: 'waits',
      title: t('list.waits'),
      render: (order) => <WaitsCell order={order} side={side} />,
      text: ({ waitsFor }) => waitsFor && t(`waits.${waitsFor}`),
    },
    party: {
      key: 'status',
      title: `${t(side === 'buyer' ? 'list.producers' : 'list.customer')}, ${t('list.status')}`,
      render: (order) => (
        <span className={css.party}>
          <span>{side === 'buyer' ? order.producerNames.join(', ') : order.customerName}</span>
          <StatusChip status={order.status} />
          {order.waitsFor === null ? null : (
            <span className={css.secondLine}>
              {countsDown(order, side) ? null : `${t('list.waits')}: `}
              <WaitsCell order={order} side={side} />
            </span>
          )}
        </span>
      ),
    },
    shipment: {
      key: 'shipment',
      title: t('list.shipment'),
      align: 'end',
      text: ({ plannedShipmentDate: day }) => day && formats.date(day),
      render: ({ plannedShipmentDate }) => (
        <span className={css.shipment}>
          <DateText iso={plannedShipmentDate} />
          {isLate(plannedShipmentDate) ? <Late /> : null}
        </span>
      ),
    },
    taxBase: {
      key: 'taxBase',
      title: t('list.amount'),
      align: 'end',
      sortable: true,
      render: (order) => <Money cents={order.taxBase} currency={order.currency} />,
      text: ({ taxBase }) => taxBase / 100,
    },
    currency: {
      key: 'currency',
      title: t('list.currency'),
      render: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    action: {
      key: 'action',
      fixed: 'end',
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      align: 'end',
      render: (order) => action?.(order),
    },
  };
}
