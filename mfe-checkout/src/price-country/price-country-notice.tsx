import { useFormats } from '@werkbank/kit/formats';
import { useBasket, usePreferences } from '@werkbank/kit/host';
import { countryName } from '@werkbank/kit/names';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from './use-price-country';

/** Reason for changed prices of the goods, before the next step. */
export function PriceCountryNotice({ change, collected }: { change: PriceChange; collected: boolean }) {
  const { t } = useTranslation('checkout');
  const { language } = usePreferences();
  const { currency } = useBasket();
  const formats = useFormats();
  return (
    <Notice kind="info">
      <p role="status">
        {t(collected ? 'priceCountry.collected' : 'priceCountry.delivered', {
          country: countryName(change.country, language),
          before: countryName(change.before.country, language),
          now: formats.money(change.taxBase, currency),
          was: formats.money(change.before.taxBase, currency),
        })}
      </p>
    </Notice>
  );
}
