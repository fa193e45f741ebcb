import type { TaxLine } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';
import css from './order-summary.module.css';

/** The tax of a section or of all of them: one row per rate and reason. */
export function TaxRows({ taxes, currency }: { taxes: readonly TaxLine[]; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  return taxes.map((tax) => (
    <div key={`${tax.rate}-${tax.reason ?? ''}`} className={css.cost}>
      <dt>{t('totals.tax', { rate: formats.percent(tax.rate), base: formats.money(tax.base, currency) })}</dt>
      <dd>
        <Money cents={tax.amount} currency={currency} />
      </dd>
    </div>
  ));
}
