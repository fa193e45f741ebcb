import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { errorMessage, isRefusal } from '@werkbank/contracts/errors';
import { useFormats } from '@werkbank/kit/formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showPurchaseOrder } from '../../order/show-changed-order';
import { useOrderCommand } from '../../order/use-order-command';
import { type AnswerDraft, emptyAnswer } from './answer-draft';
import { type AnswerProgress, composeAnswer, progressOf } from './compose-answer';

export interface AnswerState {
  readonly draft: AnswerDraft;
  readonly progress: AnswerProgress;
  readonly busy: boolean;
  /** Why the answer was not sent. */
  readonly problem: string | undefined;
  change: (next: AnswerDraft) => void;
  discard: () => void;
  send: () => Promise<void>;
}

/** The producer's answer until it is sent. */
export function useAnswer(order: PurchaseOrder, onConflict: (message: string) => void): AnswerState {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  const [draft, setDraft] = useState(emptyAnswer);
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useOrderCommand('confirmPurchaseOrder', {
    success: t('done.purchaseOrderConfirmed'),
    local: showPurchaseOrder,
    onRefused: setProblem,
    onConflict: (message) => {
      // Another person changed the deliveries of the answer meanwhile.
      setDraft(emptyAnswer);
      onConflict(message);
    },
  });
  const change = (next: AnswerDraft) => {
    setProblem(undefined);
    setDraft(next);
  };
  return {
    draft,
    progress: progressOf(order.sections, draft),
    busy,
    problem,
    change,
    discard: () => change(emptyAnswer),
    async send() {
      const body = composeAnswer(order.sections, draft);
      if (isRefusal(body)) setProblem(errorMessage(body.code, language, body.params));
      else if (await run({ params: { orderId: order.id }, body })) setDraft(emptyAnswer);
    },
  };
}
