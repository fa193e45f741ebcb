import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../order/action-bar';
import { confirmRest } from './answer-draft';
import { focusOpenDelivery, sendsAnswer } from './focus-open-delivery';
import type { AnswerState } from './use-answer';

/** Shows the number of open deliveries and the content of the answer, and sends it. */
export function AnswerBar({ order, answer }: { order: PurchaseOrder; answer: AnswerState }) {
  const { t } = useTranslation('orders');
  const { progress, busy } = answer;
  if (progress.total === 0) return null;
  const untouched = progress.open === progress.total;
  const contents = [
    progress.confirmed > 0 ? t('answer.confirmed', { count: progress.confirmed }) : null,
    progress.proposed > 0 ? t('answer.proposed', { count: progress.proposed }) : null,
    progress.parts > 0 ? t('answer.parts', { count: progress.parts }) : null,
  ].filter((part) => part !== null);
  return (
    <ActionBar
      label={t('answer.barLabel')}
      problem={answer.problem}
      actions={
        <>
          {untouched ? null : (
            <Button kind="quiet" disabled={busy} onClick={answer.discard}>
              {t('answer.discard')}
            </Button>
          )}
          {progress.open > 0 ? (
            <Button
              icon={icons.checkAll}
              disabled={busy}
              onClick={() => answer.change(confirmRest(answer.draft, order.sections))}
            >
              {t(untouched ? 'answer.confirmAll' : 'answer.confirmRest')}
            </Button>
          ) : null}
          <Button
            {...sendsAnswer}
            kind="primary"
            busy={busy}
            onClick={() => {
              if (progress.open > 0) focusOpenDelivery();
              void answer.send();
            }}
          >
            {t('answer.send')}
          </Button>
        </>
      }
    >
      <strong>{progress.open > 0 ? t('answer.open', { count: progress.open }) : t('answer.complete')}</strong>
      {contents.length > 0 ? ` · ${t('answer.willSend', { what: contents.join(', ') })}` : null}
    </ActionBar>
  );
}
