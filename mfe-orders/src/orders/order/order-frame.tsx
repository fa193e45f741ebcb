import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { KeptFocus } from '@werkbank/kit/kept-focus';
import { Page } from '@werkbank/kit/page';
import { PhaseLine } from '@werkbank/kit/phase-line';
import { StatusChip } from '@werkbank/kit/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderCrumbs } from './crumbs';
import { OrderHistory } from './order-history';
import css from './order.module.css';

/** The frame of an order's page: number, date, status and value, the line of phases, its details beside it. */
export function OrderFrame({
  order,
  side,
  views,
  documents,
  aside,
  children,
}: {
  order: SalesOrder | PurchaseOrder;
  side: 'sales' | 'purchase';
  /** Other sides from which the order can be seen. */
  views?: ReactNode;
  documents?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <KeptFocus>
      <Page
        title={t('order.title', { id: order.id })}
        crumbs={useOrderCrumbs(side)}
        mark={<StatusChip status={order.status} />}
        lead={t('order.lead', {
          date: formats.date(order.createdOn),
          value: formats.money(order.taxBase, order.currency),
        })}
        actions={documents}
        aside={<div className={css.stack}>{aside}</div>}
        end={<OrderHistory history={order.history} />}
      >
        {views}
        {order.status === 'Cancelled' ? null : (
          <div className={css.phases}>
            <PhaseLine status={order.status} />
          </div>
        )}
        {children}
      </Page>
    </KeptFocus>
  );
}
