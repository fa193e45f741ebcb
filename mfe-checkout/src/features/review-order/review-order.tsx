import type { OrderDraft } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useBasket, useHost, useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../../choices/choices-of-draft';
import { forgetChoices, keepChoices } from '../../choices/kept-choices';
import { isBasketOf } from '../../order-summary/basket-of-draft';
import { CheckoutSteps } from '../../order-summary/checkout-steps';
import { DraftSections } from '../../order-summary/draft-sections';
import { OrderParties } from '../../order-summary/order-parties';
import { OrderTotals } from '../../order-summary/order-totals';
import { AskApproval, isAboveLimit } from './ask-approval';
import { BasketHasChanged, isOver, SubmitFailure } from './submit-failure';
import css from '../../order-summary/order-summary.module.css';

/** Step 2: everything that the order costs and when it leaves, and the one button that orders. */
export function ReviewOrder({
  draft,
  onBack,
  onSubmitted,
}: {
  draft: OrderDraft;
  onBack: () => void;
  onSubmitted: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { basket: port } = useHost();
  const { basket } = useBasket();
  const { user } = useSession();
  const submit = useApiMutation('submitOrder', { changes: ['listSalesOrders'] });
  const drafter = draft.draftedBy;
  const mine = drafter === undefined || drafter.userId === user?.id;
  // If the basket has changed since, for instance in another window, the draft is outdated. A colleague's
  // draft has nothing to do with the own basket.
  const outdated =
    mine && basket.length > 0 && !isBasketOf(basket, draft) && !submit.isPending && !submit.isSuccess;
  const messageOf = useErrorMessage();
  const finish = () => {
    // Clears the basket only if it still holds the ordered lines.
    if (isBasketOf(port.getState().basket, draft)) port.clear();
    forgetChoices();
    onSubmitted();
  };
  const order = () => submit.mutate({ body: { draftId: draft.id } }, { onSuccess: finish });
  const back = () => {
    if (mine && user) keepChoices(user.id, choicesOf(draft));
    onBack();
  };
  return (
    <Page
      title={t('review.title')}
      lead={<CheckoutSteps step={2} />}
      aside={
        <Panel title={t('review.total')}>
          <OrderTotals totals={draft.totals} />
          <div className={css.submit}>
            <Button
              kind="primary"
              busy={submit.isPending || submit.isSuccess}
              disabled={outdated || isOver(submit.error)}
              onClick={order}
            >
              {t('review.submit')}
            </Button>
            {mine ? null : (
              <p className={css.note}>
                {t('review.draftedBy', { name: `${drafter.firstName} ${drafter.lastName}`.trim() })}
              </p>
            )}
          </div>
        </Panel>
      }
    >
      {isAboveLimit(submit.error) ? (
        <AskApproval draftId={draft.id} why={messageOf(submit.error)} onAsked={finish} />
      ) : submit.error ? (
        <SubmitFailure error={submit.error} onBack={back} />
      ) : null}
      {outdated && !submit.error ? <BasketHasChanged onBack={back} /> : null}
      <OrderParties draft={draft} onChange={back} />
      <DraftSections draft={draft} />
    </Page>
  );
}
