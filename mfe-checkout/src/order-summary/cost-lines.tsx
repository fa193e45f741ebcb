import type { Cost, DraftSection } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import lines from '../basket/basket.module.css';
import { TaxRows } from './tax-rows';
import css from './order-summary.module.css';

/** Freight, customs handling and customs, each with a short reason, and the total of the section. */
export function CostLines({
  section: { costs, taxBase, taxes },
  currency,
}: {
  section: Pick<DraftSection, 'costs' | 'taxBase' | 'taxes'>;
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
      <TaxRows taxes={taxes} currency={currency} />
      <div className={`${css.cost} ${lines.total}`}>
        <dt>{t('review.sectionTotal')}</dt>
        <dd>
          <Money cents={taxes.reduce((sum, { amount }) => sum + amount, taxBase)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
