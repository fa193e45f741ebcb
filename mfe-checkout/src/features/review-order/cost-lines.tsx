import type { Cost } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/limits';
import { Money } from '@werkbank/kit/figures';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import lines from '../edit-basket/basket.module.css';
import css from './review.module.css';

/** Freight, customs handling and customs, each with a short why. */
export function CostLines({
  costs,
  taxBase,
  currency,
}: {
  costs: readonly Cost[];
  taxBase: number;
  currency: Currency;
}) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const why = ({ why: { key, params } }: Cost) => {
    const { cents, percent } = params;
    return t(`why.${key}`, {
      ...params,
      ...(typeof cents === 'number' ? { amount: formats.money(cents, currency) } : {}),
      ...(typeof percent === 'number' ? { percent: formats.percent(percent) } : {}),
    });
  };
  return (
    <dl className={`${lines.sums} ${css.costs}`}>
      {costs.map((cost) => (
        <div key={cost.costType} className={css.cost}>
          <dt>
            {t(`cost.${cost.costType}`)} <span className={lines.from}>{why(cost)}</span>
          </dt>
          <dd>
            <Money cents={cost.taxBase} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={`${css.cost} ${lines.total}`}>
        <dt>{t('review.sectionSum')}</dt>
        <dd>
          <Money cents={taxBase} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
