import type { Totals } from '@werkbank/contracts/entities';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import css from './order.module.css';

/** Sums of the order: goods, further costs, taxes by rate. */
export function TotalsPanel({
  totals,
  now,
}: {
  totals: Totals /** What it costs now, where that is about to change. */;
  now: Totals;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { currency } = totals;
  const costs = [
    ['freight', totals.freight],
    ['customsHandling', totals.customsHandling],
    ['customs', totals.customs],
  ] as const;
  return (
    <Panel title={t(totals === now ? 'totals.title' : 'totals.afterSending')}>
      <table className={css.sums}>
        <tbody>
          <tr>
            <th scope="row">{t('totals.goods')}</th>
            <td>
              <Money cents={totals.goods} currency={currency} />
            </td>
          </tr>
          {costs
            .filter(([name, cents]) => name === 'freight' || cents !== 0)
            .map(([name, cents]) => (
              <tr key={name}>
                <th scope="row">{t(`totals.${name}`)}</th>
                <td>
                  <Money cents={cents} currency={currency} />
                </td>
              </tr>
            ))}
          <tr className={css.line}>
            <th scope="row">{t('totals.net')}</th>
            <td>
              <Money cents={totals.taxBase} currency={currency} />
            </td>
          </tr>
          {totals.taxes.map((tax) => (
            <tr key={`${tax.rate} ${tax.reason ?? ''}`}>
              <th scope="row">
                {t('totals.tax', { rate: formats.percent(tax.rate) })}
                {tax.reason === null ? null : (
                  <span className={css.reason}>
                    {t(`taxReasons.${tax.reason}`, { defaultValue: t('taxReasons.other') })}
                  </span>
                )}
              </th>
              <td>
                <Money cents={tax.amount} currency={currency} />
              </td>
            </tr>
          ))}
          <tr className={`${css.line} ${css.strong}`}>
            <th scope="row">{t('totals.total')}</th>
            <td>
              <Money cents={totals.total} currency={currency} />
            </td>
          </tr>
        </tbody>
      </table>
      {totals === now ? null : (
        <p className={css.reason}>{t('totals.now', { value: formats.money(now.total, currency) })}</p>
      )}
    </Panel>
  );
}
