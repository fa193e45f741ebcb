import type { OrderDraft } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { OrderParties } from '../../order-summary/order-parties';
import { DraftSections } from '../../order-summary/draft-sections';
import { OrderTotals } from '../../order-summary/order-totals';
import css from '../../order-summary/order-summary.module.css';

/**
 * Order number, lines and total, read from checkout's draft, so that they show even if the orders service
 * is down. `submitted=1` makes the order page wait for an order that does not exist yet.
 */
export function OrderConfirmation({ draft, orderId }: { draft: OrderDraft; orderId: number }) {
  const { t } = useTranslation('checkout');
  return (
    <Page
      title={t('confirmation.title')}
      actions={
        <ButtonLink kind="primary" to={`/orders/sales-orders/${orderId}?submitted=1`}>
          {t('confirmation.toOrder')}
        </ButtonLink>
      }
      aside={
        <Panel title={t('review.total')}>
          <OrderTotals totals={draft.totals} />
        </Panel>
      }
    >
      <Notice kind="good">
        <p className={css.number}>
          {t('confirmation.number')} <ArticleNumber>{orderId}</ArticleNumber>
        </p>
        <p className={css.note}>{t('confirmation.next')}</p>
      </Notice>
      <OrderParties draft={draft} />
      <DraftSections draft={draft} />
    </Page>
  );
}
