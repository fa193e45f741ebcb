import type { OrderDraft } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { Notice } from '@werkbank/kit/states';
import { isApiError } from '@werkbank/kit/api-error';
import { useCommand, useErrorMessage } from '@werkbank/kit/use-call';
import { useHost } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../choose-addresses/address-text';
import { CheckoutSteps } from './checkout-steps';
import { DraftSections } from './draft-sections';
import { OrderTotals } from './order-totals';
import css from './review.module.css';

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
  const { basket } = useHost();
  const submit = useCommand('submitOrder', { silent: true, changes: ['listSalesOrders'] });
  const order = () =>
    submit.mutate(
      { body: { draftId: draft.id } },
      {
        onSuccess: () => {
          basket.clear();
          onSubmitted();
        },
      },
    );
  return (
    <Page
      title={t('review.title')}
      lead={<CheckoutSteps step={2} />}
      aside={
        <Panel title={t('review.total')}>
          <OrderTotals totals={draft.totals} />
          <div className={css.submit}>
            <Button kind="primary" busy={submit.isPending || submit.isSuccess} onClick={order}>
              {t('review.submit')}
            </Button>
            <p className={css.note}>{t('review.onAccount')}</p>
          </div>
        </Panel>
      }
    >
      {submit.error ? <SubmitFailure error={submit.error} onBack={onBack} /> : null}
      <div className={css.parties}>
        <Panel title={t('billing.title')} actions={<Button onClick={onBack}>{t('billing.change')}</Button>}>
          <AddressText address={draft.billingAddress} />
        </Panel>
        <Panel title={t('shipping.title')} actions={<Button onClick={onBack}>{t('billing.change')}</Button>}>
          {draft.selfCollection ? (
            <p>{t('shipping.collected')}</p>
          ) : (
            <AddressText address={draft.shippingAddress} />
          )}
          {draft.costCenter ? (
            <p className={css.note}>{`${t('costCenter.label')}: ${draft.costCenter}`}</p>
          ) : null}
        </Panel>
      </div>
      <DraftSections draft={draft} />
    </Page>
  );
}

/** The draft is still there: either try again, or look at what has changed. */
function SubmitFailure({ error, onBack }: { error: unknown; onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const messageOf = useErrorMessage();
  const outdated = isApiError(error) && error.status === 409;
  return (
    <Notice kind="error">
      {messageOf(error)}{' '}
      {outdated ? (
        <>
          <Button onClick={onBack}>{t('review.again')}</Button>
          <ButtonLink to="/basket">{t('checkout.toBasket')}</ButtonLink>
        </>
      ) : (
        t('review.notOrdered')
      )}
    </Notice>
  );
}
