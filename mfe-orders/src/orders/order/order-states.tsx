import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Bar, LinesSkeleton, TableSkeleton } from '@werkbank/kit/skeleton';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderCrumbs } from './crumbs';
import css from './order.module.css';

type Side = 'sales' | 'purchase';

/** An order on its way, in the geometry that it will have. */
export function OrderSkeleton({ orderId, side, views }: { orderId: number; side: Side; views?: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <Page
      title={t('order.title', { id: orderId })}
      crumbs={useOrderCrumbs(side)}
      aside={<LinesSkeleton lines={8} />}
    >
      {views}
      <Bar height={64} />
      <TableSkeleton rows={4} columns={4} />
      <TableSkeleton rows={4} columns={4} />
    </Page>
  );
}

export function OrderError({
  orderId,
  side,
  error,
  retry,
  views,
}: {
  orderId: number;
  side: Side;
  error: Error;
  retry: () => void;
  views?: ReactNode;
}) {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('order.title', { id: orderId })} crumbs={useOrderCrumbs(side)}>
      {views}
      <ErrorState error={error} retry={retry} safe={t('order.safe')} actions={<BackToList side={side} />} />
    </Page>
  );
}

/** The address holds no order number. */
export function NoSuchOrder({ side }: { side: Side }) {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('order.unknown')} crumbs={useOrderCrumbs(side)}>
      <EmptyState title={t('order.unknown')} icon={icons.search} actions={<BackToList side={side} />}>
        {t('order.unknownHelp')}
      </EmptyState>
    </Page>
  );
}

function BackToList({ side }: { side: Side }) {
  const { t } = useTranslation('orders');
  return (
    <ButtonLink to={side === 'purchase' ? '/orders/purchase-orders' : '/orders/sales-orders'}>
      <span className={css.muted}>{t('order.backToList')}</span>
    </ButtonLink>
  );
}
