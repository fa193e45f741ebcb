import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmDelivery, takeBack } from './answer-draft';
import type { AnsweredSection } from './answered-sections';
import { focusOpenDelivery, openDelivery } from './focus-open-delivery';
import type { AnswerState } from './use-answer';

/** Confirm, propose, split, or take back what was chosen. */
export function AnswerActions({
  section: { delivery, state, isPart, isSplit },
  original,
  answer,
  onPropose,
  onSplit,
}: {
  section: AnsweredSection;
  /** The delivery as the service knows it; a part has that of its parent. */
  original: Delivery;
  answer: AnswerState;
  onPropose: () => void;
  onSplit: () => void;
}) {
  const { t } = useTranslation('orders');
  const { busy, draft, change } = answer;
  const moveOn = useFocusAfterConfirming();
  if (state === 'settled') return null;
  const may = (action: Delivery['allowedActions'][number]) => original.allowedActions.includes(action);
  const isOpen = state === 'open';
  return (
    <>
      {isOpen && may('confirm') && !isSplit ? (
        <Button
          {...openDelivery}
          icon="check"
          disabled={busy}
          onClick={() => {
            moveOn();
            change(confirmDelivery(draft, original));
          }}
        >
          {t('answer.confirm')}
        </Button>
      ) : null}
      {may('propose') ? (
        <Button kind="quiet" icon="clock" disabled={busy} onClick={onPropose}>
          {t(isOpen ? 'answer.propose' : 'answer.changeDate')}
        </Button>
      ) : null}
      {may('splitBeforeRelease') && !isPart ? (
        <Button kind="quiet" icon="split" disabled={busy} onClick={onSplit}>
          {t('answer.split')}
        </Button>
      ) : null}
      {isOpen ? null : (
        <Button
          kind="quiet"
          icon="close"
          disabled={busy}
          onClick={() => change(takeBack(draft, delivery.id))}
        >
          {t(isPart ? 'answer.takePartBack' : 'answer.takeBack')}
        </Button>
      )}
    </>
  );
}

/** The confirmed delivery's button goes away; the keyboard goes on to the next open one. */
function useFocusAfterConfirming(): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    focusOpenDelivery();
  });
  return () => {
    wanted.current = true;
  };
}
