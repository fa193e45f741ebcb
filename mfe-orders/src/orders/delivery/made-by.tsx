import type { Delivery, MadeBy } from '@werkbank/contracts/entities';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './delivery.module.css';

type Exchange = NonNullable<MadeBy['exchangedBy']>;

/** The version of the rule that made a figure, and the rate by which it was exchanged. */
export function MadeByText({ madeBy }: { madeBy: MadeBy }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { ruleId, validFrom, exchangedBy } = madeBy;
  const rule =
    validFrom === null
      ? t('madeBy.first', { id: ruleId })
      : t('madeBy.rule', { id: ruleId, date: formats.date(validFrom) });
  return (
    <span className={css.madeBy}>
      {rule}
      {exchangedBy ? `, ${t('madeBy.rate', rateOf(exchangedBy, formats))}` : null}
    </span>
  );
}

/** Sources of a delivery's taxes, and the exchange rates of its goods. */
export function TaxesAndRates({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const rates = new Map(
    delivery.items.flatMap(({ price: { exchangedBy } }) =>
      exchangedBy ? [[`${exchangedBy.sourceCurrency} ${exchangedBy.ratio}`, exchangedBy] as const] : [],
    ),
  );
  return (
    <>
      {delivery.taxes.map(({ rate, reason, madeBy }) =>
        madeBy ? (
          <p key={`${rate} ${reason ?? ''}`} className={css.madeBy}>
            {t('totals.tax', { rate: formats.percent(rate) })}: <MadeByText madeBy={madeBy} />
          </p>
        ) : null,
      )}
      {[...rates].map(([key, exchange]) => (
        <p key={key} className={css.madeBy}>
          {t('madeBy.prices')}: {t('madeBy.rate', rateOf(exchange, formats))}
        </p>
      ))}
    </>
  );
}

const rateOf = ({ sourceCurrency, ratio }: Exchange, formats: Formats) => ({
  currency: sourceCurrency,
  ratio: formats.decimal(ratio),
});
