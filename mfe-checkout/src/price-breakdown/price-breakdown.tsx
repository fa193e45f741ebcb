import type { PriceBreakdown as Breakdown } from '@werkbank/contracts/entities';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './price-breakdown.module.css';

interface Row {
  name: 'listPrice' | 'surcharge' | 'discount' | 'voc' | 'taxBase' | 'tax';
  cents: number;
  /** In per cent. */
  rate?: number;
  always?: boolean;
}

/** A line's price calculation, collapsed by default. The platform's margin is never part of it. */
export function PriceBreakdown({ price, article }: { price: Breakdown | null; article: string }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  if (!price) return null;
  return (
    <details className={css.breakdown}>
      <summary aria-label={t('breakdown.titleOf', { article })}>{t('breakdown.title')}</summary>
      <dl className={css.rows}>
        {rowsOf(price).map(({ name, cents, rate }) => (
          <div key={name} className={name === 'taxBase' ? css.sum : undefined}>
            <dt>
              {t(`breakdown.${name}`)} {rate !== undefined && formats.percent(rate)}
            </dt>
            <dd>
              <Money cents={cents} currency={price.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Leaves out steps with an amount of 0. */
function rowsOf({ quantity, listPrice, priceQuantity = 1, discount, voc, ...price }: Breakdown): Row[] {
  const rows: Row[] = [
    { name: 'listPrice', cents: Math.round((listPrice * quantity) / priceQuantity), always: true },
    { name: 'surcharge', cents: price.surcharge },
    { name: 'discount', cents: -discount, rate: price.effectiveDiscount },
    { name: 'voc', cents: voc * quantity },
    { name: 'taxBase', cents: price.taxBase, always: true },
    { name: 'tax', cents: price.tax, rate: price.taxRate, always: true },
  ];
  return rows.filter(({ cents, always }) => always || cents !== 0);
}
