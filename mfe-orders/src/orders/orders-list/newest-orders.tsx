import type { OrderListEntry } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Countdown } from '@werkbank/kit/countdown';
import { ArticleNumber, DateText, Money } from '@werkbank/kit/formatted-values';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './orders-list.module.css';

/** Number of entries until the reader opens the rest. */
const shownAtFirst = 5;

/** Entries above the list: a few, or all on demand. */
export const newestShown = (orders: readonly OrderListEntry[], all: boolean) =>
  all ? orders : orders.slice(0, shownAtFirst);

/** Entries that wait for the reader, above the list: new purchase orders, or proposals with the time left. */
export function NewestOrders({
  orders,
  side,
  addressOf,
  all,
  onShowAll,
}: {
  orders: readonly OrderListEntry[];
  side: 'buyer' | 'producer';
  addressOf: (order: OrderListEntry) => string;
  all: boolean;
  onShowAll: () => void;
}) {
  const { t } = useTranslation('orders');
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section className={css.newest} aria-labelledby={id}>
      <h2 id={id}>
        <Icon path={icons.clock} />
        {t(`newest.${side}`, { count: orders.length })}
      </h2>
      <ul>
        {newestShown(orders, all).map((order) => (
          <li key={order.id}>
            <Link to={addressOf(order)}>
              <ArticleNumber>{order.id}</ArticleNumber>
            </Link>
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
          <Button kind="quiet" onClick={onShowAll}>
            {t('newest.showAll', { count: orders.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
