import type { Totals } from '@werkbank/contracts/entities';
import { Money } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import lines from '../basket/basket.module.css';
import { TaxRows } from './tax-rows';
import css from './order-summary.module.css';

/** The totals of the order: goods, costs, tax per rate, and the amount to be paid. */
export function OrderTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('checkout');
  const { currency } = totals;
  const rows: [string, number][] = [
    [t('totals.goods'), totals.goods],
    [t('cost.Freight'), totals.freight],
    [t('cost.CustomsHandling'), totals.customsHandling],
    [t('cost.Customs'), totals.customs],
  ];
  return (
    <dl className={lines.sums}>
      {rows
        .filter(([, cents], index) => index < 2 || cents !== 0)
        .map(([name, cents]) => (
          <div key={name} className={css.cost}>
            <dt>{name}</dt>
            <dd>
              <Money cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      <div className={`${css.cost} ${lines.total}`}>
        <dt>{t('totals.net')}</dt>
        <dd>
          <Money cents={totals.taxBase} currency={currency} />
        </dd>
      </div>
      <TaxRows taxes={totals.taxes} currency={currency} />
      <div className={`${css.cost} ${lines.total}`}>
        <dt>
          {t('totals.total')}
          <span className={css.payment}>{t('review.onAccount')}</span>
        </dt>
        <dd>
          <Money cents={totals.total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
