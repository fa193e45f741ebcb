import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/figures';
import { Facts, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { AddressLines } from './address-lines';

type Order = SalesOrder | PurchaseOrder;

/** Who ordered, when, for which cost centre, and how to reach them. */
export function OrderFacts({ order, withContact }: { order: Order; withContact: boolean }) {
  const { t } = useTranslation('orders');
  const { creatorFirstName, creatorLastName, creatorEmail, creatorPhone } = order;
  return (
    <Panel title={t('facts.title')}>
      <Facts
        facts={[
          [t('facts.created'), <DateText key="created" iso={order.createdOn} withTime />],
          [t('facts.customer'), order.customerName],
          [t('facts.creator'), `${creatorFirstName} ${creatorLastName}`],
          [t('facts.email'), withContact ? <a href={`mailto:${creatorEmail}`}>{creatorEmail}</a> : null],
          [t('facts.phone'), withContact ? creatorPhone : null],
          [t('facts.costCenter'), order.costCenter],
          [t('facts.collection'), order.selfCollection ? t('facts.selfCollection') : null],
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
      <Panel title={t(pickUp ? 'facts.pickUpAddress' : 'facts.shippingAddress')}>
        <AddressLines address={order.shippingAddress} />
      </Panel>
      {withBilling ? (
        <Panel title={t('facts.billingAddress')}>
          <AddressLines address={order.primaryAddress} />
        </Panel>
      ) : null}
    </>
  );
}
