import { useBasket, useHost } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenDraftNotice } from '../features/continue-draft/open-draft-notice';
import { BasketBlocks } from '../features/edit-basket/basket-blocks';
import { BasketSummary } from '../features/edit-basket/basket-summary';
import { EmptyBasket } from '../features/edit-basket/empty-basket';
import { BasketNotices } from '../basket/basket-notices';
import { RemovedLineNotice } from '../removed-line/removed-line-notice';
import { useRemovedLine } from '../removed-line/use-removed-line';

/** The basket, by producer and dispatch location. */
export default function BasketPage() {
  const { t } = useTranslation('checkout');
  const { basket } = useBasket();
  const { basket: port } = useHost();
  const filled = useRef(basket.length > 0);
  // Opening the page refreshes prices and stock, and removes unavailable articles.
  useEffect(() => {
    if (filled.current) void port.refresh();
  }, [port]);
  const removal = useRemovedLine();
  const removed = <RemovedLineNotice removal={removal} />;
  if (basket.length === 0) return <EmptyBasket title={t('basket.title')}>{removed}</EmptyBasket>;
  return (
    <Page title={t('basket.title')} aside={<BasketSummary />}>
      <BasketNotices />
      <OpenDraftNotice />
      {removed}
      <BasketBlocks onRemove={removal.remove} />
    </Page>
  );
}
