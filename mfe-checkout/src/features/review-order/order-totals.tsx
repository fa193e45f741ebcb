import type { Totals } from '@werkbank/contracts/entities';
import { Money } from '@werkbank/kit/figures';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import lines from '../edit-basket/basket.module.css';
import css from './review.module.css';

/** What the whole order costs: goods, costs, tax per rate, total. */
export function OrderTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
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
      {totals.taxes.map((tax) => (
        <div key={`${tax.rate}-${tax.reason ?? ''}`} className={css.cost}>
          <dt>
            {t('totals.tax', { rate: formats.percent(tax.rate), base: formats.money(tax.base, currency) })}
          </dt>
          <dd>
            <Money cents={tax.amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={`${css.cost} ${lines.total}`}>
        <dt>{t('totals.total')}</dt>
        <dd>
          <Money cents={totals.total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
