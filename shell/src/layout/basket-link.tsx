import { Money } from '@werkbank/kit/formatted-values';
import { useBasket } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './header.module.css';

/** Number of articles in the basket, and their sum so far. */
export function BasketLink() {
  const { t } = useTranslation('shell');
  const { itemCount, taxBase, currency } = useBasket();
  return (
    <Link to="/basket" className={css.basket}>
      <Icon path={icons.basket} size={18} />
      <span className="visually-hidden">{t('basket.label', { count: itemCount })}</span>
      {itemCount > 0 ? (
        <>
          <span className={css.count} aria-hidden="true">
            {itemCount}
          </span>
          <span className={css.total}>
            <Money cents={taxBase} currency={currency} />
          </span>
        </>
      ) : (
        <span className={css.total} aria-hidden="true">
          {t('basket.word')}
        </span>
      )}
    </Link>
  );
}
