import { useBasket } from '@werkbank/kit/host';
import { ButtonLink } from '@werkbank/kit/button';
import { ErrorState } from '@werkbank/kit/states';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useCall } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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
  return <ChooseAddresses onDrafted={onDrafted} />;
}

function Draft({ draftId, onBack }: { draftId: string; onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const draft = useCall('getOrderDraft', { params: { draftId } });
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
  return draft.data.salesOrderId === null ? (
    <ReviewOrder draft={draft.data} onBack={onBack} onSubmitted={() => void draft.refetch()} />
  ) : (
    <OrderConfirmation draft={draft.data} orderId={draft.data.salesOrderId} />
  );
}
