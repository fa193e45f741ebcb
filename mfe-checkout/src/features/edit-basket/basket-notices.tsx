import { useBasket, useHost } from '@werkbank/kit/host';
import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/states';
import { useTranslation } from 'react-i18next';

/** What stands between this basket and an order, with the way out. */
export function BasketNotices() {
  const { t } = useTranslation('checkout');
  const { basket: port } = useHost();
  const { valid, refreshError, refreshing, basket } = useBasket();
  const gone = basket.some((producer) =>
    producer.dispatchLocationItems.some((section) =>
      section.items.some((item) => item.notAvailableReason !== null),
    ),
  );
  const refresh = (
    <Button icon="reload" busy={refreshing} onClick={() => void port.refresh()}>
      {t('basket.refresh')}
    </Button>
  );
  if (refreshError) {
    return (
      <Notice kind="error">
        {t('basket.refreshError')} {refresh}
      </Notice>
    );
  }
  if (gone) return <Notice kind="error">{t('basket.articleGone')}</Notice>;
  if (!valid && !refreshing) {
    return (
      <Notice kind="error">
        {t('basket.invalid')} {refresh}
      </Notice>
    );
  }
  return null;
}
