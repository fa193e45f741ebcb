import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { useOrderCrumbs } from '../../order/crumbs';

/** An order of one's own that is accepted and not yet there: says that it is safe and on its way. */
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
