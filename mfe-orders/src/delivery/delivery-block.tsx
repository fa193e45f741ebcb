import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/limits';
import type { Column } from '@werkbank/kit/columns';
import { DataTable } from '@werkbank/kit/data-table';
import { useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import { Panel } from '@werkbank/kit/panel';
import { StatusChip } from '@werkbank/kit/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { liveItems } from '../order/items';
import { DeliveryCosts } from './delivery-costs';
import { DeliveryFiles } from './delivery-files';
import edges from '../order/order.module.css';
import css from './delivery.module.css';
import { useItemColumns } from './item-columns';
import { PlannedDate } from './planned-date';

export type ChangedField = 'date' | 'dispatchLocation' | 'items';

export interface DeliveryBlockProps {
  delivery: Delivery;
  title: string;
  currency: Currency;
  /** What will become of it once the edits are sent; stands in the place of its status. */
  outcome?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  changed?: ReadonlySet<ChangedField>;
  struck?: (item: OrderItem) => boolean;
  /** More columns for the items, after the usual ones. */
  columns?: readonly Column<OrderItem>[];
  withCosts?: boolean;
}

/** One delivery: its own state, when and from where it leaves, its items, costs and files. */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { delivery, title, currency, outcome, actions, changed = new Set(), struck, columns = [] } = props;
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  const itemColumns = useItemColumns(struck);
  const { dispatchLocation, parcel } = delivery;
  return (
    <Panel flush title={title} mark={outcome ?? <StatusChip status={delivery.status} />} actions={actions}>
      <dl className={css.meta}>
        <Meta name={t('delivery.planned')} changed={changed.has('date')}>
          <PlannedDate delivery={delivery} />
        </Meta>
        <Meta name={t('delivery.from')} changed={changed.has('dispatchLocation')}>
          {`${dispatchLocation.city}, ${countryName(dispatchLocation.country, language)}`}
        </Meta>
        <Meta name={t('delivery.shipper')}>{t(`shippers.${delivery.shipper}`)}</Meta>
        {parcel.mrnNumber ? <Meta name={t('delivery.mrn')}>{parcel.mrnNumber}</Meta> : null}
      </dl>
      <div className={edges.edges}>
        <DataTable
          flush
          caption={t('items.caption', { title })}
          rows={liveItems(delivery)}
          rowKey={(item) => item.id}
          columns={[...itemColumns, ...columns]}
        />
      </div>
      {props.withCosts === false ? null : <DeliveryCosts delivery={delivery} currency={currency} />}
      <DeliveryFiles files={delivery.attachments} />
    </Panel>
  );
}

function Meta({ name, changed = false, children }: { name: string; changed?: boolean; children: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <div className={changed ? css.changed : undefined}>
      <dt>{name}</dt>
      <dd>
        {children}
        {changed ? <span className={css.changedWord}>{t('delivery.changed')}</span> : null}
      </dd>
    </div>
  );
}
