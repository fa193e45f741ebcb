import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { Todo } from '../../order/todo';
import type { AnswerState } from '../../features/answer-order/use-answer';

/** Number of deliveries that wait for the producer's answer; the button is in the bar below. */
export function PurchaseTodo({ order, answer }: { order: PurchaseOrder; answer: AnswerState }) {
  const { t } = useTranslation('orders');
  const { total, open } = answer.progress;
  if (total === 0 && order.waitsFor === 'otherProducer') {
    return <Notice kind="info">{t('answer.waitsForOther')}</Notice>;
  }
  if (total === 0 || open === 0) return null;
  return (
    <Todo
      title={t('answer.waiting', { count: open })}
      help={t('answer.waitingHelp', { customer: order.customerName })}
    />
  );
}
