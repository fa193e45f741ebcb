import { useBasket } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { BasketBlocks } from '../features/edit-basket/basket-blocks';
import { BasketSummary } from '../features/edit-basket/basket-summary';
import { EmptyBasket } from '../features/edit-basket/empty-basket';
import { BasketNotices } from '../features/edit-basket/basket-notices';

/** What will be ordered, by producer and dispatch location. */
export default function BasketPage() {
  const { t } = useTranslation('checkout');
  const { basket } = useBasket();
  if (basket.length === 0) return <EmptyBasket title={t('basket.title')} />;
  return (
    <Page title={t('basket.title')} aside={<BasketSummary />}>
      <BasketNotices />
      <BasketBlocks />
    </Page>
  );
}
