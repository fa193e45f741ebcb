import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { useOrderCrumbs } from '../../order/crumbs';

/** An accepted own order that does not exist yet: a message that it is safe and on its way. */
export function PassedOn({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('order.title', { id: orderId })} crumbs={useOrderCrumbs('sales')}>
      <div role="status">
        <Notice kind="info">{t('order.passedOn')}</Notice>
      </div>
      <LinesSkeleton lines={6} />
    </Page>
  );
}
