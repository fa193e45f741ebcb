import type { Cost, Delivery } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { Money } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../viewer/viewer';
import css from './delivery.module.css';
import { MadeByText, TaxesAndRates } from './made-by';

/** Costs of a delivery beside its goods, each with a short reason, and its net sum. */
export function DeliveryCosts({ delivery, currency }: { delivery: Delivery; currency: Currency }) {
  const { t } = useTranslation('orders');
  const why = useWhy(currency);
  // Only platform admins, who keep the rules, see how figures were made.
  const shows = useViewer().kind === 'admin';
  return (
    <div className={css.costs}>
      {delivery.deliveryCosts.map((cost) => (
        <div key={cost.costType} className={css.cost}>
          <span>
            {t(`costs.${cost.costType}`)} <span className={css.why}>{why(cost)}</span>
            {shows && cost.madeBy ? <MadeByText madeBy={cost.madeBy} /> : null}
          </span>
          <Money cents={cost.taxBase} currency={currency} />
        </div>
      ))}
      <div className={`${css.cost} ${css.sum}`}>
        <span>{t('delivery.net')}</span>
        <Money cents={delivery.taxBase} currency={currency} />
      </div>
      {shows ? <TaxesAndRates delivery={delivery} /> : null}
    </div>
  );
}

/** The reason of a cost in words; one that this build does not know yet is left out. */
function useWhy(currency: Currency): (cost: Cost) => string {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const country = (code: unknown) =>
    typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? countryName(code, formats.language) : '';
  return ({ why: { key, params } }) =>
    t(`costs.why.${key}`, {
      defaultValue: '',
      ...params,
      from: country(params['from']),
      to: country(params['to']),
      amount: typeof params['cents'] === 'number' ? formats.money(params['cents'], currency) : '',
      percent: typeof params['percent'] === 'number' ? formats.percent(params['percent']) : '',
    });
}
