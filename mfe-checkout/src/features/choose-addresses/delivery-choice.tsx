import type { Basket, EditableCompany } from '@werkbank/contracts/entities';
import { useBasket, usePreferences } from '@werkbank/kit/host';
import { countryName } from '@werkbank/kit/names';
import { Panel } from '@werkbank/kit/panel';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { ways } from '../../choices/kept-choices';
import type { useChoices } from '../../choices/use-choices';
import { ShippingAddresses } from './shipping-addresses';
import css from '../../addresses/addresses.module.css';

/** Choice of the delivery: to the billing address, to another one, or collection if it is possible. */
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
  const { way, shipping, chosen, inParts, choose } = choices;
  const { basket } = useBasket();
  return (
    <Panel title={t('shipping.title')}>
      <RadioGroup
        label={t('shipping.way')}
        labelHidden
        upright
        disabled={disabled}
        value={way}
        onChange={(value) => choose({ way: ways.find((one) => one === value) ?? way })}
        options={[
          { value: 'billing', label: t('shipping.toBilling') },
          {
            value: 'other',
            label: t('shipping.otherThanBilling'),
            more: (
              <ShippingAddresses
                company={company}
                addresses={shipping}
                chosen={chosen?.id}
                onChoose={(shippingAddressId) => choose({ way: 'other', shippingAddressId })}
              />
            ),
          },
          ...(collectionAllowed
            ? [{ value: 'collect', label: t('shipping.selfCollection'), more: <PickUpPlaces /> }]
            : []),
        ]}
      />
      {hasParts(basket) ? (
        <RadioGroup
          label={t('shipping.shortStock')}
          upright
          disabled={disabled}
          value={inParts ? 'parts' : 'together'}
          onChange={(value) => choose({ inParts: value === 'parts' })}
          options={[
            { value: 'parts', label: t('shipping.inParts') },
            { value: 'together', label: t('shipping.together') },
          ]}
        />
      ) : null}
    </Panel>
  );
}

/** True if goods of one producer and place leave partly from stock. */
function hasParts(basket: Basket): boolean {
  const sections = basket.flatMap(({ dispatchLocationItems }) => dispatchLocationItems);
  return sections.some(
    ({ items }) =>
      items.some(({ promisedParts }) => promisedParts) ||
      (items.some(({ availabilityInDays }) => availabilityInDays === 0) &&
        items.some(({ availabilityInDays }) => availabilityInDays > 0)),
  );
}

/** Cities for collection; the summary has the full addresses. */
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
