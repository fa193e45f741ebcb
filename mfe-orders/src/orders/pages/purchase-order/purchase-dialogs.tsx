import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { today } from '@werkbank/kit/days';
import { proposePlan, replanPart, splitOff } from '../../features/answer-order/answer-draft';
import type { AnsweredSection } from '../../features/answer-order/answered-sections';
import { PlanDialog } from '../../features/answer-order/plan-dialog';
import type { AnswerState } from '../../features/answer-order/use-answer';
import { MakeReadyDialog } from '../../features/make-ready/make-ready-dialog';
import type { Move } from '../../features/move-delivery/use-move';
import type { NewPart } from '../../planning/plan';
import { SplitDialog } from '../../features/split-delivery/split-dialog';

export interface OpenDialog {
  readonly kind: 'plan' | 'split' | 'ready';
  /** Id of the delivery; negative for a part that is not sent yet. */
  readonly id: number;
}

/** The dialog of a delivery; it closes when a reload shows that its step is no longer possible. */
export function PurchaseDialogs({
  dialog,
  sections,
  order,
  answer,
  move,
  onClose,
}: {
  dialog: OpenDialog | undefined;
  sections: readonly AnsweredSection[];
  order: PurchaseOrder;
  answer: AnswerState;
  move: Move;
  onClose: () => void;
}) {
  const section = sections.find(({ delivery }) => delivery.id === dialog?.id);
  if (!dialog || !section) return null;
  const { delivery, state, isPart } = section;
  const original = order.sections.find(({ id }) => id === delivery.id);
  const { draft, change } = answer;

  switch (dialog.kind) {
    case 'plan':
      if (state === 'settled') return null;
      return (
        <PlanDialog
          delivery={delivery}
          again={state === 'proposed'}
          onClose={onClose}
          onPlan={(plan) => {
            if (isPart) change(replanPart(draft, delivery.id, plan));
            else if (original) change(proposePlan(draft, original, plan));
          }}
        />
      );
    case 'split': {
      const beforeRelease = state !== 'settled';
      if (!original || (!beforeRelease && !delivery.allowedActions.includes('splitAfterRelease')))
        return null;
      const split = async (part: NewPart, fromStock: string) => {
        if (beforeRelease) change(splitOff(draft, original, part, { today: today(), fromStock }));
        else await move.split(original, part);
        onClose();
      };
      return <SplitDialog delivery={delivery} withDate={beforeRelease} onSplit={split} onClose={onClose} />;
    }
    case 'ready':
      if (!delivery.allowedActions.includes('makeReady')) return null;
      return (
        <MakeReadyDialog
          delivery={delivery}
          onClose={onClose}
          onReady={async (parcel) => {
            if (await move.to(delivery, 'ReadyToSend', parcel)) onClose();
          }}
        />
      );
  }
}
