import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';
import { DeliveryBlock } from '../../delivery/delivery-block';
import { Outcome } from '../../order/outcome';
import { AnswerActions } from '../../features/answer-order/answer-actions';
import type { AnsweredSection } from '../../features/answer-order/answered-sections';
import type { AnswerState } from '../../features/answer-order/use-answer';
import { MoveActions } from '../../features/move-delivery/move-actions';
import type { Move } from '../../features/move-delivery/use-move';
import type { OpenDialog } from './purchase-dialogs';

/** A delivery as the producer works on it: before release an answer is put together, afterwards it is moved on. */
export function ProducersDelivery({
  section,
  order,
  answer,
  move,
  onOpen,
}: {
  section: AnsweredSection;
  order: PurchaseOrder;
  answer: AnswerState;
  move: Move;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { t } = useTranslation('orders');
  const { delivery, state, isPart, changed } = section;
  const originalId = isPart ? delivery.parentDeliveryId : delivery.id;
  const original = order.sections.find(({ id }) => id === originalId) ?? delivery;
  const { id } = delivery;
  return (
    <DeliveryBlock
      delivery={delivery}
      currency={order.currency}
      changed={changed}
      outcome={
        state === 'confirmed' ? (
          <Outcome kind="good">{t('answer.willConfirm')}</Outcome>
        ) : state === 'proposed' ? (
          <Outcome kind="changed">{t(isPart ? 'answer.willSplit' : 'answer.willPropose')}</Outcome>
        ) : undefined
      }
      actions={
        state === 'settled' ? (
          <MoveActions
            delivery={delivery}
            move={move}
            onMakeReady={() => onOpen({ kind: 'ready', id })}
            onSplit={() => onOpen({ kind: 'split', id })}
          />
        ) : (
          <AnswerActions
            section={section}
            original={original}
            answer={answer}
            onPropose={() => onOpen({ kind: 'plan', id })}
            onSplit={() => onOpen({ kind: 'split', id })}
          />
        )
      }
    />
  );
}
