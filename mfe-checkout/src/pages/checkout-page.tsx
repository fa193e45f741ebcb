import { useBasket } from '@werkbank/kit/host';
import { ButtonLink } from '@werkbank/kit/button';
import { ErrorState } from '@werkbank/kit/feedback';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useApiQuery } from '@werkbank/kit/api';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType, useSearchParams } from 'react-router';
import { UndecidedOrder } from '../features/await-approval/undecided-order';
import { ChooseAddresses } from '../features/choose-addresses/choose-addresses';
import { EmptyBasket } from '../features/edit-basket/empty-basket';
import { OrderConfirmation } from '../features/confirm-order/order-confirmation';
import { ReviewOrder } from '../features/review-order/review-order';

/**
 * Two steps and the confirmation. The draft's id stands in the address, so that reload, back and a second tab show the
 * same draft and can only order it once.
 */
export default function CheckoutPage() {
  const [params, setParams] = useSearchParams();
  const draftId = params.get('draft');
  if (draftId !== null) return <Draft draftId={draftId} onBack={() => setParams({})} />;
  return <Addresses onDrafted={(id) => setParams({ draft: id })} />;
}

function Addresses({ onDrafted }: { onDrafted: (draftId: string) => void }) {
  const { t } = useTranslation('checkout');
  const { basket } = useBasket();
  if (basket.length === 0) return <EmptyBasket title={t('checkout.title')} />;
  return (
    <Step>
      <ChooseAddresses onDrafted={onDrafted} />
    </Step>
  );
}

function Draft({ draftId, onBack }: { draftId: string; onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const { basket } = useBasket();
  const draft = useApiQuery('getOrderDraft', { params: { draftId } });
  const { refetch } = draft;
  const emptied = basket.length === 0;
  // Another tab may have ordered the draft: the new answer shows the confirmation.
  useEffect(() => {
    if (emptied) void refetch();
  }, [emptied, refetch]);
  if (draft.error) {
    return (
      <Page title={t('checkout.title')}>
        <ErrorState
          error={draft.error}
          safe={t('checkout.draftSafe')}
          retry={() => void draft.refetch()}
          actions={<ButtonLink to="/basket">{t('checkout.toBasket')}</ButtonLink>}
        />
      </Page>
    );
  }
  if (!draft.data) return <PageSkeleton />;
  if (draft.data.approval && draft.data.salesOrderId === null) {
    return (
      <Step key="undecided" evenReturned>
        <UndecidedOrder draft={draft.data} />
      </Step>
    );
  }
  return draft.data.salesOrderId === null ? (
    <Step>
      <ReviewOrder draft={draft.data} onBack={onBack} onSubmitted={() => void draft.refetch()} />
    </Step>
  ) : (
    <Step key="confirmed" evenReturned>
      <OrderConfirmation draft={draft.data} orderId={draft.data.salesOrderId} />
    </Step>
  );
}

/**
 * Each step behaves like a separate page: it scrolls to the top and moves the focus to its title, so that a screen reader reads
 * it. Back and forward keep the scroll position, except for the confirmation, which replaces the summary in place.
 */
function Step({ evenReturned = false, children }: { evenReturned?: boolean; children: ReactNode }) {
  const returned = useNavigationType() === 'POP';
  const stays = returned && !evenReturned;
  useEffect(() => {
    if (stays) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [stays]);
  return children;
}
