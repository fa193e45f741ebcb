import type { OwnArticlePrice } from '@werkbank/contracts/entities';
import type { NumberField } from '@werkbank/contracts/numbers';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { DateField } from '@werkbank/kit/date-field';
import { FormRow } from '@werkbank/kit/form';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import { countryName } from '@werkbank/kit/names';
import { currencySign } from '@werkbank/kit/numbers';
import { useCurrencyOptions } from '@werkbank/kit/offered-options';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { MultiSelectField, SelectField } from '@werkbank/kit/ui/select-field';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

interface PriceValues {
  amount: string;
  currency: string;
  priceQuantity: string;
  minQuantity: string;
  territories: readonly string[];
  validFrom: string;
  validUntil: string;
}

const money = (currency: string): NumberField => ({ decimals: 2, units: [currencySign(currency), currency] });

/** A text that is no number stays as it is, and the check refuses it. */
function priceOf(values: PriceValues, formats: Formats): OwnArticlePrice {
  const amount = formats.read(values.amount, money(values.currency));
  return {
    amount: (typeof amount === 'number' ? Math.round(amount * 100) : amount) as number,
    currency: values.currency,
    priceQuantity: formats.read(values.priceQuantity) as number,
    minQuantity: formats.read(values.minQuantity) as number,
    territories: [...values.territories],
    validFrom: values.validFrom === '' ? null : values.validFrom,
    validUntil: values.validUntil === '' ? null : values.validUntil,
  };
}

/** One list price with its conditions. */
export function PriceDialog({
  price,
  currency,
  others,
  onTake,
  onClose,
}: {
  /** Undefined for a new one. */
  price: OwnArticlePrice | undefined;
  /** Currency of the other prices. */
  currency: string | undefined;
  others: readonly OwnArticlePrice[];
  onTake: (price: OwnArticlePrice) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('ownArticles');
  const formats = useFormats();
  const settings = useSettings();
  const labelOf = (field: string) => t(`price.${field}`);
  const form = useServiceForm<PriceValues>({
    initial: {
      amount: price ? formats.amount(price.amount) : '',
      currency: price?.currency ?? currency ?? settings.currencies[0] ?? 'EUR',
      priceQuantity: String(price?.priceQuantity ?? 1),
      minQuantity: String(price?.minQuantity ?? 1),
      territories: price?.territories ?? [],
      validFrom: price?.validFrom ?? '',
      validUntil: price?.validUntil ?? '',
    },
    check: async (values) => {
      const entered = priceOf(values, formats);
      const errors = await contractErrors(
        (entities) => entities.ownArticlePrice,
        entered,
        formats.language,
        labelOf,
        (value) => (value === mostCents ? formats.amount(mostCents) : value),
      );
      if (Object.keys(errors).length > 0) return errors;
      const { amount } = await contractErrors(
        (entities) => entities.ownArticleData.pick({ prices: true }),
        { prices: [...others, entered] },
        formats.language,
        labelOf,
      ).then(({ prices }) => ({ amount: prices }));
      return amount === undefined ? {} : { amount };
    },
    save: async (values) => onTake(priceOf(values, formats)),
  });
  const currencies = useCurrencyOptions(form.values.currency);
  const countries = [...new Set([...settings.countries, ...form.values.territories])];
  return (
    <FormDialog
      form={form}
      title={t(price ? 'price.change' : 'price.new')}
      action={t('price.take')}
      wide
      onClose={onClose}
    >
      <FormRow>
        <TextField label={labelOf('amount')} inputMode="decimal" maxLength={20} {...form.field('amount')} />
        <SelectField label={labelOf('currency')} options={currencies} {...form.field('currency')} />
        <TextField
          label={labelOf('priceQuantity')}
          help={t('price.priceQuantityHelp')}
          inputMode="numeric"
          maxLength={9}
          {...form.field('priceQuantity')}
        />
        <TextField
          label={labelOf('minQuantity')}
          inputMode="numeric"
          maxLength={6}
          {...form.field('minQuantity')}
        />
      </FormRow>
      <MultiSelectField
        label={labelOf('territories')}
        help={t('price.territoriesHelp')}
        optional
        options={countries.map((value) => ({ value, label: countryName(value, formats.language) }))}
        {...form.field('territories')}
      />
      <FormRow>
        <DateField label={labelOf('validFrom')} optional {...form.field('validFrom')} />
        <DateField label={labelOf('validUntil')} optional {...form.field('validUntil')} />
      </FormRow>
    </FormDialog>
  );
}

/** The highest price; the message shows it in whole units. */
const mostCents = 1_000_000_000;
