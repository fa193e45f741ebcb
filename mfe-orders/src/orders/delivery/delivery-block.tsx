import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { Panel } from '@werkbank/kit/panel';
import { StatusChip } from '@werkbank/kit/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { liveItems } from '../order/items';
import edges from '../order/order.module.css';
import { DeliveryCosts } from './delivery-costs';
import { DeliveryFiles } from '../attachments/delivery-files';
import { type ChangedField, DeliveryMeta } from './delivery-meta';
import { useDeliveryName } from '../order/delivery-name';
import css from './delivery.module.css';
import { useItemColumns } from './item-columns';

export interface DeliveryBlockProps {
  delivery: Delivery;
  /** The sending company, beside the number. */
  by?: string;
  currency: Currency;
  /** Its state once the edits are sent; replaces the status. */
  outcome?: ReactNode;
  actions?: ReactNode;
  changed?: ReadonlySet<ChangedField>;
  struck?: (item: OrderItem) => boolean;
  /** More columns for the items, after the usual ones. */
  columns?: readonly Column<OrderItem>[];
}

/** One delivery: its state, dispatch date and location, items, costs and files. */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { delivery, by, currency, outcome, actions, changed = new Set(), struck, columns = [] } = props;
  const { t } = useTranslation('orders');
  const itemColumns = useItemColumns(struck);
  const name = useDeliveryName()(delivery);
  return (
    <Panel
      flush
      title={
        <>
          {name}
          {by === undefined ? null : <span className={css.by}>{` · ${by}`}</span>}
        </>
      }
      mark={outcome ?? <StatusChip status={delivery.status} />}
      actions={actions}
    >
      <DeliveryMeta delivery={delivery} changed={changed} />
      <div className={edges.edges}>
        <Table
          flush
          caption={t('items.caption', { title: name })}
          rows={liveItems(delivery)}
          rowKey={(item) => item.id}
          columns={[...itemColumns, ...columns]}
        />
      </div>
      <DeliveryCosts delivery={delivery} currency={currency} />
      <DeliveryFiles delivery={delivery} />
    </Panel>
  );
}
