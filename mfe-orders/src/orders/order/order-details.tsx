import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { AddressLines } from './address-lines';

type Order = SalesOrder | PurchaseOrder;

/** Who ordered, when, for which cost centre, and how to reach them. */
export function OrderDetails({ order, withContact }: { order: Order; withContact: boolean }) {
  const { t } = useTranslation('orders');
  const { creatorFirstName, creatorLastName, creatorEmail, creatorPhone } = order;
  return (
    <Panel title={t('details.title')}>
      <Descriptions
        items={[
          [t('details.created'), <DateText key="created" iso={order.createdOn} withTime />],
          [t('details.customer'), order.customerName],
          [t('details.creator'), `${creatorFirstName} ${creatorLastName}`],
          [t('details.email'), withContact ? <a href={`mailto:${creatorEmail}`}>{creatorEmail}</a> : null],
          [t('details.phone'), withContact ? creatorPhone : null],
          [t('details.costCenter'), order.costCenter],
          [t('details.collection'), order.selfCollection ? t('details.selfCollection') : null],
        ]}
      />
    </Panel>
  );
}

export function AddressPanels({ order, withBilling }: { order: Order; withBilling: boolean }) {
  const { t } = useTranslation('orders');
  // Where it is collected; orders to be collected from before that was kept have the billing address here.
  const pickUp = order.shippingAddress.type === 'DispatchLocation';
  return (
    <>
      <Panel title={t(pickUp ? 'details.pickUpAddress' : 'details.shippingAddress')}>
        <AddressLines address={order.shippingAddress} />
      </Panel>
      {withBilling ? (
        <Panel title={t('details.billingAddress')}>
          <AddressLines address={order.primaryAddress} />
        </Panel>
      ) : null}
    </>
  );
}
