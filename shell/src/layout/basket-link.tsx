import { Money } from '@werkbank/kit/figures';
import { useBasket } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './header.module.css';

/** How much is in the basket, and what it costs so far. */
export function BasketLink() {
  const { t } = useTranslation('shell');
  const { itemCount, taxBase, currency } = useBasket();
  return (
    <Link to="/basket" className={css.basket} aria-label={t('basket.label', { count: itemCount })}>
      <Icon name="basket" size={18} />
      {itemCount > 0 ? <span className={css.count}>{itemCount}</span> : null}
      <span className={css.total}>
        {itemCount > 0 ? <Money cents={taxBase} currency={currency} /> : t('basket.word')}
      </span>
    </Link>
  );
}
