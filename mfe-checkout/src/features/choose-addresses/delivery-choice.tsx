import type { EditableCompany } from '@werkbank/contracts/entities';
import { useBasket, usePreferences } from '@werkbank/kit/host';
import { countryName } from '@werkbank/kit/names';
import { Panel } from '@werkbank/kit/panel';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '../keep-choices/kept-choices';
import type { useChoices } from '../keep-choices/use-choices';
import { ShippingAddresses } from './shipping-addresses';
import css from './addresses.module.css';

/** One of three ways: to the billing address, to another one, or the buyer collects; the last only where it is possible. */
export function DeliveryChoice({
  company,
  choices,
  collectionAllowed,
  disabled,
}: {
  company: EditableCompany;
  choices: ReturnType<typeof useChoices>;
  collectionAllowed: boolean;
  disabled: boolean;
}) {
  const { t } = useTranslation('checkout');
  const name = useId();
  const { way, shipping, chosen, choose } = choices;
  const choice = (value: Way, label: string, more: ReactNode) => (
    <div className={css.way}>
      <label className={css.wayLabel}>
        <input
          type="radio"
          name={name}
          checked={way === value}
          disabled={disabled}
          onChange={() => choose({ way: value })}
        />
        {label}
      </label>
      {way === value ? more : null}
    </div>
  );
  return (
    <Panel title={t('shipping.title')}>
      <div role="radiogroup" aria-label={t('shipping.way')} className={css.ways}>
        {choice('billing', t('shipping.toBilling'), null)}
        {choice(
          'other',
          t('shipping.otherThanBilling'),
          <ShippingAddresses
            company={company}
            addresses={shipping}
            chosen={chosen?.id}
            onChoose={(shippingAddressId) => choose({ way: 'other', shippingAddressId })}
          />,
        )}
        {collectionAllowed ? choice('collect', t('shipping.selfCollection'), <PickUpPlaces />) : null}
      </div>
    </Panel>
  );
}

/** Where the goods lie; the whole address comes with the summary. */
function PickUpPlaces() {
  const { t } = useTranslation('checkout');
  const { language } = usePreferences();
  const { basket } = useBasket();
  const places = basket.flatMap((producer) =>
    producer.dispatchLocationItems.map(({ dispatchLocation: { id, city, country } }) => ({
      id,
      text: `${producer.producerName}, ${city} (${countryName(country, language)})`,
    })),
  );
  return (
    <p className={css.note}>
      {t('shipping.pickUpAt', { places: places.map(({ text }) => text).join('; ') })}
    </p>
  );
}
