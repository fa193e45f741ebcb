import { useBasket } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState } from '@werkbank/kit/states';
import { useTranslation } from 'react-i18next';
import { BasketBlocks } from '../features/edit-basket/basket-blocks';
import { BasketSummary } from '../features/edit-basket/basket-summary';
import { BasketNotices } from '../features/edit-basket/basket-notices';

/** What will be ordered, by producer and dispatch location. */
export default function BasketPage() {
  const { t } = useTranslation('checkout');
  const { basket } = useBasket();
  if (basket.length === 0) {
    return (
      <Page title={t('basket.title')}>
        <EmptyState
          title={t('basket.empty')}
          icon="basket"
          actions={
            <ButtonLink kind="primary" to="/">
              {t('basket.backHome')}
            </ButtonLink>
          }
        >
          {t('basket.emptyHelp')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('basket.title')} aside={<BasketSummary />}>
      <BasketNotices />
      <BasketBlocks />
    </Page>
  );
}
