import type { Delivery, SalesOrder } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Notice } from '@werkbank/kit/feedback';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryBlock } from '../../delivery/delivery-block';
import { useActionName } from '../../order/delivery-name';
import { CancelledItems } from '../../delivery/cancelled-items';
import { ConflictNotice } from '../../order/conflict-notice';
import { liveDeliveries } from '../../order/items';
import { AddressPanels, OrderDetails } from '../../order/order-details';
import { OrderFrame } from '../../order/order-frame';
import { TotalsPanel } from '../../order/totals-panel';
import { ReceiptDialog } from '../../features/confirm-receipt/receipt-dialog';
import { deliveriesAfterSending, totalsAfterSending } from '../../features/release-order/after-sending';
import { documentsOfSalesOrder } from '../../features/open-documents/documents-of';
import { DocumentsMenu } from '../../features/open-documents/documents-menu';
import { ReleaseBar } from '../../features/release-order/release-bar';
import {
  ReleaseAction,
  useReleaseColumns,
  useReleaseOutcome,
} from '../../features/release-order/release-controls';
import { mayRelease } from '../../features/release-order/release-draft';
import { ReleaseTodo } from '../../features/release-order/release-todo';
import { type ReleaseState, useRelease } from '../../features/release-order/use-release';
import { useViewer } from '../../../viewer/viewer';
import { ReorderButton } from '../../reorder/reorder-button';

/** An order from the buyer's side, with what the buyer can do now. */
export function SalesOrderView({ order, views }: { order: SalesOrder; views?: ReactNode }) {
  const { t } = useTranslation('orders');
  const { kind } = useViewer();
  const buys = kind === 'customer' || kind === 'producer';
  const [conflict, setConflict] = useState<string>();
  const [receiving, setReceiving] = useState<number>();
  const release = useRelease(order, setConflict);
  const deliveries = liveDeliveries(order.sections);
  const arriving = deliveries.filter(({ allowedActions }) => allowedActions.includes('receive')).length;
  const received = deliveries.find(({ id }) => id === receiving);
  const documents = documentsOfSalesOrder(order);
  // A buyer with a decision to make decides first, unless part of the order has its documents already.
  const decidesFirst = deliveries.some(mayRelease) && documents.ofDeliveries.length === 0;
  const afterSending = deliveriesAfterSending(order.sections, release.draft);
  return (
    <OrderFrame
      order={order}
      side="sales"
      views={views}
      documents={
        decidesFirst ? undefined : (
          <>
            {buys ? (
              <>
                <ReorderButton orderId={order.id} />
                <ButtonLink icon={icons.document} to={`/lists?order=${order.id}`}>
                  {t('reorder.saveAsList')}
                </ButtonLink>
              </>
            ) : null}
            <DocumentsMenu order={order} documents={documents} />
          </>
        )
      }
      aside={
        <>
          <TotalsPanel totals={totalsAfterSending(order, release.draft)} now={order.totals} />
          <OrderDetails order={order} withContact={false} />
          <AddressPanels order={order} withBilling />
        </>
      }
    >
      <ConflictNotice message={conflict} />
      <ReleaseTodo order={order} release={release} />
      {arriving > 0 ? <Notice kind="info">{t('receipt.underWay', { count: arriving })}</Notice> : null}
      {deliveries.map((delivery) => (
        <BuyersDelivery
          key={delivery.id}
          delivery={delivery}
          afterSending={afterSending.find(({ id }) => id === delivery.id) ?? delivery}
          order={order}
          release={release}
          onReceive={() => setReceiving(delivery.id)}
        />
      ))}
      <CancelledItems deliveries={order.sections} />
      <ReleaseBar order={order} release={release} />
      <UnsavedGuard form={{ dirty: !release.summary.empty, busy: release.busy }} text={t('order.unsent')} />
      {received ? (
        <ReceiptDialog delivery={received} onConflict={setConflict} onClose={() => setReceiving(undefined)} />
      ) : null}
    </OrderFrame>
  );
}

function BuyersDelivery({
  delivery,
  afterSending,
  order,
  release,
  onReceive,
}: {
  delivery: Delivery;
  /** The delivery as it is once the decision is sent. */
  afterSending: Delivery;
  order: SalesOrder;
  release: ReleaseState;
  onReceive: () => void;
}) {
  const { t } = useTranslation('orders');
  const named = useActionName(delivery);
  return (
    <DeliveryBlock
      delivery={afterSending}
      by={delivery.producerName}
      currency={order.currency}
      struck={(item) => release.draft.cancelled.includes(item.id)}
      columns={useReleaseColumns(delivery, release)}
      outcome={useReleaseOutcome(delivery, release)}
      actions={
        <>
          <ReleaseAction delivery={delivery} release={release} />
          {delivery.allowedActions.includes('receive') ? (
            <Button {...named(t('receipt.confirm'))} kind="primary" icon={icons.check} onClick={onReceive} />
          ) : null}
        </>
      }
    />
  );
}
