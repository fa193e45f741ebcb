import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { AddressLines } from './address-lines';
import css from './order.module.css';

type Order = SalesOrder | PurchaseOrder;

/** Person, time, added facts and contact of an order. */
export function OrderDetails({ order, withContact }: { order: Order; withContact: boolean }) {
  const { t } = useTranslation('orders');
  const { creatorFirstName, creatorLastName, creatorEmail, creatorPhone } = order;
  const byProducer = isPurchase(order);
  return (
    <>
      <Panel title={t('details.title')}>
        <Descriptions
          items={[
            [t('details.created'), <DateText key="created" iso={order.createdOn} withTime />],
            [t('details.customer'), order.customerName],
            [t('details.creator'), `${creatorFirstName} ${creatorLastName}`],
            [t('details.email'), withContact ? <a href={`mailto:${creatorEmail}`}>{creatorEmail}</a> : null],
            [t('details.phone'), withContact ? creatorPhone : null],
            [t(byProducer ? 'details.customersNumber' : 'details.ownOrderNumber'), order.ownOrderNumber],
            [t('details.costCenter'), order.costCenter],
            [t('details.wishedDate'), byProducer ? null : wishedDateOf(order)],
            [t('details.contact'), contactOf(order)],
            [t('details.collection'), order.selfCollection ? t('details.selfCollection') : null],
          ]}
        />
      </Panel>
      {order.remark && !byProducer ? (
        <Panel title={t('details.remark')}>
          <p className={css.remark}>{order.remark}</p>
        </Panel>
      ) : null}
    </>
  );
}

/** The wished day, which changes no promise, and the remark, for the producer's answer. */
export function CustomersWish({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('orders');
  if (!order.wishedDate && !order.remark) return null;
  return (
    <Panel title={t('details.wish')}>
      <Descriptions
        items={[
          [t('details.wishedDate'), wishedDateOf(order)],
          [t('details.remark'), order.remark ? <span className={css.remark}>{order.remark}</span> : null],
        ]}
      />
    </Panel>
  );
}

const isPurchase = (order: Order): order is PurchaseOrder => 'producerCompanyId' in order;

const wishedDateOf = ({ wishedDate }: Order) => (wishedDate ? <DateText iso={wishedDate} /> : null);

function contactOf({ contactName, contactPhone }: Order) {
  const phone = contactPhone ? (
    <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>
  ) : null;
  if (!contactName) return phone;
  return phone ? (
    <>
      {contactName}, {phone}
    </>
  ) : (
    contactName
  );
}

export function AddressPanels({ order, withBilling }: { order: Order; withBilling: boolean }) {
  const { t } = useTranslation('orders');
  // The place of collection; older orders have the billing address instead.
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
