import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelledItems } from '../../delivery/cancelled-items';
import { ConflictNotice } from '../../order/conflict-notice';
import { liveDeliveries } from '../../order/items';
import { AddressPanels, CustomersWish, OrderDetails } from '../../order/order-details';
import { OrderFrame } from '../../order/order-frame';
import { AnswerBar } from '../../features/answer-order/answer-bar';
import { answeredSections } from '../../features/answer-order/answered-sections';
import { useAnswer } from '../../features/answer-order/use-answer';
import { PurchaseOrderFiles } from '../../attachments/purchase-order-files';
import { useMove } from '../../features/move-delivery/use-move';
import { DocumentsMenu } from '../../features/open-documents/documents-menu';
import { documentsOfPurchaseOrder } from '../../features/open-documents/documents-of';
import { ProducersDelivery } from './producers-delivery';
import { type OpenDialog, PurchaseDialogs } from './purchase-dialogs';
import { PurchaseTodo } from './purchase-todo';

/** An order from the side of one producer company, with what it can do now. */
export function PurchaseOrderView({
  order,
  side,
  views,
}: {
  order: PurchaseOrder;
  side: 'sales' | 'purchase';
  views?: ReactNode;
}) {
  const { t } = useTranslation('orders');
  const [conflict, setConflict] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const answer = useAnswer(order, setConflict);
  const { progress } = answer;
  const move = useMove(order, setConflict);
  const sections = answeredSections(liveDeliveries(order.sections), answer.draft);
  return (
    <OrderFrame
      order={order}
      side={side}
      views={views}
      documents={<DocumentsMenu order={order} documents={documentsOfPurchaseOrder(order)} />}
      aside={
        <>
          <OrderDetails order={order} withContact />
          <AddressPanels order={order} withBilling={false} />
        </>
      }
    >
      <ConflictNotice message={conflict} />
      <PurchaseTodo order={order} answer={answer} />
      <CustomersWish order={order} />
      {sections.map((section) => (
        <ProducersDelivery
          key={section.delivery.id}
          section={section}
          order={order}
          answer={answer}
          move={move}
          onOpen={setDialog}
        />
      ))}
      <CancelledItems deliveries={order.sections} />
      <PurchaseOrderFiles order={order} />
      <AnswerBar order={order} answer={answer} />
      <UnsavedGuard
        form={{ dirty: progress.open < progress.total, busy: answer.busy }}
        text={t('order.unsent')}
      />
      <PurchaseDialogs
        dialog={dialog}
        sections={sections}
        order={order}
        answer={answer}
        move={move}
        onClose={() => setDialog(undefined)}
      />
    </OrderFrame>
  );
}
