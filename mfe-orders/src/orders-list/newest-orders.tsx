import type { OrderListEntry } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Countdown } from '@werkbank/kit/countdown';
import { ArticleNumber, DateText, Money } from '@werkbank/kit/figures';
import { Icon } from '@werkbank/kit/icon';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './orders-list.module.css';

/** How many stand there before the rest is asked for. */
const shownAtFirst = 5;

/** What waits for the reader, above the list: new purchase orders, or proposals with the time left. */
export function NewestOrders({
  orders,
  side,
  addressOf,
}: {
  orders: readonly OrderListEntry[];
  side: 'buyer' | 'producer';
  addressOf: (order: OrderListEntry) => string;
}) {
  const { t } = useTranslation('orders');
  const id = useId();
  const [all, setAll] = useState(false);
  if (orders.length === 0) return null;
  const shown = all ? orders : orders.slice(0, shownAtFirst);
  return (
    <section className={css.newest} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="clock" />
        {t(`newest.${side}`, { count: orders.length })}
      </h2>
      <ul>
        {shown.map((order) => (
          <li key={order.id}>
            <ArticleNumber>{order.id}</ArticleNumber>
            <span className={css.who}>
              {side === 'buyer' ? order.producerNames.join(', ') : order.customerName}
              <span className={css.secondLine}>
                <DateText iso={order.createdOn} withTime />
              </span>
            </span>
            <span className={`${css.cell} ${css.left}`}>
              {order.proposalExpiresAt && side === 'buyer' ? (
                <Countdown until={order.proposalExpiresAt} />
              ) : null}
            </span>
            <Money cents={order.taxBase} currency={order.currency} />
            <ButtonLink to={addressOf(order)} aria-label={t(`newest.${side}Open`, { id: order.id })}>
              {t(`newest.${side}Act`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {orders.length > shownAtFirst && !all ? (
        <div className={css.more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('newest.showAll', { count: orders.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
