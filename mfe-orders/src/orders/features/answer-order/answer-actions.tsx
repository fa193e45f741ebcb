import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionName } from '../../order/delivery-name';
import { confirmDelivery, takeBack } from './answer-draft';
import type { AnsweredSection } from './answered-sections';
import { focusOpenDelivery, openDelivery } from './focus-open-delivery';
import type { AnswerState } from './use-answer';

/** Confirm, propose, split, or undo the choice. */
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
  const named = useActionName(delivery);
  const moveOn = useFocusAfterConfirming();
  if (state === 'settled') return null;
  const may = (action: Delivery['allowedActions'][number]) => original.allowedActions.includes(action);
  const isOpen = state === 'open';
  return (
    <>
      {isOpen && may('confirm') && !isSplit ? (
        <Button
          {...openDelivery}
          {...named(t('answer.confirm'))}
          icon={icons.check}
          disabled={busy}
          onClick={() => {
            moveOn();
            change(confirmDelivery(draft, original));
          }}
        />
      ) : null}
      {may('propose') ? (
        <Button
          {...named(t(isOpen ? 'answer.propose' : 'answer.changeDate'))}
          kind="quiet"
          icon={icons.clock}
          disabled={busy}
          onClick={onPropose}
        />
      ) : null}
      {may('splitBeforeRelease') && !isPart ? (
        <Button
          {...named(t('answer.split'))}
          kind="quiet"
          icon={icons.split}
          disabled={busy}
          onClick={onSplit}
        />
      ) : null}
      {isOpen ? null : (
        <Button
          {...named(t(isPart ? 'answer.takePartBack' : 'answer.takeBack'))}
          kind="quiet"
          icon={icons.close}
          disabled={busy}
          onClick={() => change(takeBack(draft, delivery.id))}
        />
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
